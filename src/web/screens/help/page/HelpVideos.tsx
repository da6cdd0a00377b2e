/** Videos of a help page, from the configuration. Nothing is asked of their server until the user presses the button. */
import { Play } from 'lucide-react';
import { useState } from 'react';
import { type Configuration, useConfiguration } from '../../../data/configuration.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Details } from '../../../ui/layout/Details.tsx';
import { Offer, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { useMedia } from '../../../ui/page/use-media.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { videoText } from '../text.es.ts';

type Video = Configuration['videos'][number];

/** `of` a package's page or an article, by its key. */
export function HelpVideos({ of, page }: { of: Video['of']; page: string }) {
  const videos = useConfiguration().videos.filter((video) => video.of === of && video.key === page);
  if (videos.length === 0) return null;
  return (
    <Stack gap={12} above={16}>
      {videos.map((video) => (
        <HelpVideo key={video.url} video={video} />
      ))}
    </Stack>
  );
}

function HelpVideo({ video }: { video: Video }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Panel title={videoText.title(video.title)}>
      <Stack gap={12}>
        {isWanted ? (
          <Player video={video} />
        ) : (
          <Offer>
            <Text tone="secondary">{isOwn(video) ? videoText.own : videoText.consent(hostOf(video))}</Text>
            <Button icon={<Icon of={Play} />} onClick={() => setWanted(true)}>
              {videoText.watch}
            </Button>
          </Offer>
        )}
        <Details name={videoText.transcript}>
          <Stack gap={8} above={8}>
            {video.transcript.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        </Details>
      </Stack>
    </Panel>
  );
}

/** Whether it is a film of the product, which comes from where this page does. */
const isOwn = ({ url }: Video) => url.startsWith('/');

const hostOf = ({ url }: Video) => new URL(url, location.href).hostname;

/** Until it is loaded its place is kept. */
const shape = { aspectRatio: '16 / 9', border: 0 } as const;

/** It comes in the place of the button that had the focus. */
const focused = (player: HTMLElement | null) => player?.focus();

function Player({ video }: { video: Video }) {
  const { title, url, isFile, captions } = video;
  const [isLost, setLost] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  if (isLost) return <Notice urgent>{videoText.lost(hostOf(video))}</Notice>;
  if (!isFile)
    return (
      <iframe
        ref={focused}
        width="100%"
        style={shape}
        src={url}
        title={title}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  return (
    <video
      ref={focused}
      tabIndex={0}
      width="100%"
      style={shape}
      controls
      autoPlay={!isStill}
      crossOrigin={captions ? 'anonymous' : undefined}
      aria-label={title}
    >
      <source src={url} onError={() => setLost(true)} />
      <track kind="captions" srcLang="es" label={videoText.captions} src={captions ?? undefined} default />
    </video>
  );
}
