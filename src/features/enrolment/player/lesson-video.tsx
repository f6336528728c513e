import { useRef, useState } from 'react'
import type { LessonVideo as Video } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { keepSecond, readSecond } from './kept-second'
import { useCaptions } from './use-captions'

/** 75 seconds as `1:15`. */
const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * A video with its captions, and the same as text to read or to jump by. It goes on where it was
 * left on this device. It keeps its address while the lesson is read anew, which has another each
 * time; one that opens nothing any more is asked for anew, once until it plays.
 */
export function LessonVideo({
  name,
  video,
  label,
  onGone,
}: {
  /** Of this lesson of this person, for where they stopped. */
  name: string
  video: Video
  label: string
  /** Another address of the same; undefined where there is none. */
  onGone: () => Promise<string | undefined>
}) {
  const { t, i18n } = useTranslation('enrolment')
  const player = useRef<HTMLVideoElement>(null)
  const [now, setNow] = useState(0)
  const [path, setPath] = useState(video.path)
  const asked = useRef(false)
  const lang = i18n.language as keyof typeof video.captions
  const cues = video.captions[lang]
  useCaptions(player, cues, lang)
  const goTo = (ms: number) => {
    if (!player.current) return
    player.current.currentTime = ms / 1000
    void player.current.play()
  }
  const askAgain = async () => {
    if (asked.current) return
    asked.current = true
    setPath((await onGone()) ?? path)
  }
  return (
    <div className="enrolment-video">
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- useCaptions gives it its track */}
      <video
        ref={player}
        src={path}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        onLoadedMetadata={({ currentTarget }) => {
          asked.current = false
          currentTarget.currentTime = readSecond(name)
        }}
        onTimeUpdate={({ currentTarget: { currentTime, ended } }) => {
          setNow(currentTime * 1000)
          if (!ended && currentTime > 0) keepSecond(name, currentTime)
        }}
        onEnded={() => keepSecond(name, null)}
        onError={() => void askAgain()}
      />
      <details>
        <summary>{t('transcript')}</summary>
        <ol className="enrolment-transcript">
          {cues.map(({ from, to, text }) => (
            <li key={`${from} ${text}`}>
              <Pressable
                onClick={() => goTo(from)}
                aria-current={now >= from && now < to ? 'time' : undefined}
              >
                <small className="num">{clock(from)}</small>
                <span>{text}</span>
              </Pressable>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
