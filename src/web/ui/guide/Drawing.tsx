/**
 * Schematic drawing of an export: open menu, filled form, first rows of the file. Screen readers get a sentence and a
 * table instead.
 */
import { AppWindow, ChevronRight, MousePointer2, Square, SquareCheck } from 'lucide-react';
import { drawingText, type GuideDrawing, type MarkedText } from '#core/guide/guide-drawing.es.ts';
import { inOrder } from '../in-order.ts';
import { Columns, Row } from '../layout/Layout.tsx';
import { Text } from '../layout/Text.tsx';
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
        <Columns of="repeat(auto-fill, minmax(min(100%, 280px), 1fr))" gap={10} align="start" aria-hidden="true">
          {menu.length > 0 && (
            <div className={styles.window}>
              <Bar title={drawingText.menu} />
              <div className={styles.menus}>
                <Menu path={menu} />
              </div>
            </div>
          )}
          {form && <Form drawing={drawing} />}
        </Columns>
      )}
      {file && <Sheet drawing={drawing} />}
      {(legend.length > 0 || note) && (
        <figcaption>
          {legend.length > 0 && (
            <>
              {drawingText.looked}
              <Row as="ul" wrap gap={16} above={4}>
                {inOrder(legend, (item) => (
                  <li>
                    <Mark of={item} /> {item.text}
                  </li>
                ))}
              </Row>
            </>
          )}
          {note && (
            <Text as="p" tone="muted" above={8}>
              {note}
            </Text>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** Each level opens from the previous entry, shifted right and down; the bars are irrelevant entries. */
function Menu({ path: [entry, ...rest], level = 0 }: { path: readonly string[]; level?: number }) {
  const Sign = rest.length === 0 ? MousePointer2 : ChevronRight;
  return (
    <div className={styles.level}>
      <div className={styles.menu}>
        <i className={level % 2 === 0 ? styles.short : undefined} />
        <span className={rest.length === 0 ? styles.chosen : styles.open}>
          {entry}
          <Icon of={Sign} size={14} />
        </span>
        <i className={level % 2 === 1 ? styles.short : undefined} />
      </div>
      {rest.length > 0 && <Menu path={rest} level={level + 1} />}
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
          <Row as="p">
            <Icon of={checked ? SquareCheck : Square} className={checked ? styles.checked : undefined} />
            {label}
          </Row>
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

/** Amounts have cents and are right-aligned; codes and ids are not. */
function classOf(cell: string, head: MarkedText | undefined): string | undefined {
  const names = [/^[(-]?[\d.]+,\d\d\)?$/.test(cell) && styles.amount, head?.mark && styles.looked];
  return names.filter(Boolean).join(' ') || undefined;
}

function Bar({ title }: { title: string }) {
  return (
    <Row as="p" className={styles.bar}>
      <Icon of={AppWindow} size={14} />
      {title}
    </Row>
  );
}

function Mark({ of: { mark } }: { of: MarkedText }) {
  return mark ? <b className={styles.mark}>{mark}</b> : null;
}
