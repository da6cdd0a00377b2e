/**
 * A picture of how a report is exported: the menu open at its entry, the form filled in and the first rows of the file with
 * what is looked for. It is schematic and ours; screen readers get the same as a sentence and a table.
 */
import { ChevronRight, MousePointer2 } from 'lucide-react';
import { drawingText, type GuideDrawing, type MarkedText } from '#core/guide/guide-drawing.es.ts';
import { inOrder } from '../in-order.ts';
import { Icon } from '../mark/Icon.tsx';
import { ScrollFrame } from '../table/ScrollFrame.tsx';
import styles from './Drawing.module.css';

export function Drawing({ drawing }: { drawing: GuideDrawing }) {
  const { menu, form, file, legend, note } = drawing;
  const steps = drawingText.steps(drawing);
  return (
    <figure className={styles.drawing}>
      {steps && <p className="sr">{steps}</p>}
      {(menu.length > 0 || form) && (
        <div className={styles.windows} aria-hidden="true">
          {menu.length > 0 && <Menu path={menu} />}
          {form && <Form drawing={drawing} />}
        </div>
      )}
      {file && <Sheet drawing={drawing} />}
      {(legend.length > 0 || note) && (
        <figcaption>
          {legend.length > 0 && (
            <>
              {drawingText.looked}
              <ul className={styles.legend}>
                {inOrder(legend, (item) => (
                  <li>
                    <Mark of={item} /> {item.text}
                  </li>
                ))}
              </ul>
            </>
          )}
          {note && <p className={styles.note}>{note}</p>}
        </figcaption>
      )}
    </figure>
  );
}

/** Each level opens from the entry of the one before; the bars are entries that do not matter. */
function Menu({ path }: { path: readonly string[] }) {
  return (
    <div className={styles.window}>
      <Bar title={drawingText.menu} />
      <div className={styles.menus}>
        {inOrder(path, (entry, level) => (
          <div className={styles.menu}>
            <i className={level % 2 === 0 ? styles.short : undefined} />
            <span className={level === path.length - 1 ? styles.chosen : styles.open}>
              {entry}
              {level === path.length - 1 ? <Icon of={MousePointer2} size={14} /> : <Icon of={ChevronRight} size={14} />}
            </span>
            <i className={level % 2 === 1 ? styles.short : undefined} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Form({ drawing: { form, fields, checks, button } }: { drawing: GuideDrawing }) {
  return (
    <div className={styles.window}>
      <Bar title={form} />
      <div className={styles.form}>
        {inOrder(fields, ({ label, value }) => (
          <p className={styles.field}>
            <span>{label}</span>
            <b>{value}</b>
          </p>
        ))}
        {inOrder(checks, ({ label, checked }) => (
          <p className={styles.check}>
            <i className={checked ? styles.checked : undefined} />
            {label}
          </p>
        ))}
        {button && (
          <p className={styles.button}>
            <b>{button}</b>
            <Icon of={MousePointer2} size={14} />
          </p>
        )}
      </div>
    </div>
  );
}

function Sheet({ drawing: { file, above, heads, rows } }: { drawing: GuideDrawing }) {
  return (
    <div className={`${styles.window} ${styles.sheet}`}>
      <Bar title={file} />
      <ScrollFrame label={drawingText.file(file)}>
        {above.length > 0 && (
          <div className={styles.above}>
            {inOrder(above, (line) => (
              <p>
                {line.text} <Mark of={line} />
              </p>
            ))}
          </div>
        )}
        <table>
          <thead>
            <tr>
              {inOrder(heads, (head) => (
                <th scope="col" className={head.mark ? styles.looked : undefined}>
                  {head.text} <Mark of={head} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(rows, (row) => (
              <tr>
                {inOrder(row, (cell, column) => (
                  <td className={classOf(cell, heads[column])}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  );
}

/** Amounts have cents here, and stand at the right; codes and identifications do not. */
function classOf(cell: string, head: MarkedText | undefined): string | undefined {
  const names = [/^[(-]?[\d.]+,\d\d\)?$/.test(cell) && styles.amount, head?.mark && styles.looked];
  return names.filter(Boolean).join(' ') || undefined;
}

function Bar({ title }: { title: string }) {
  return (
    <p className={styles.bar}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {title}
    </p>
  );
}

function Mark({ of: { mark } }: { of: MarkedText }) {
  return mark ? <b className={styles.mark}>{mark}</b> : null;
}
