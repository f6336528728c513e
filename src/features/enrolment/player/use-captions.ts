import { useEffect, type RefObject } from 'react'
import type { LessonCue } from '../../../../generated/model'
import { LANG_LABELS, type Lang } from '../../../i18n/language'

/**
 * Gives a video its captions, and shows them. They came with the lesson, so no file is fetched: a
 * track of the page itself, since browsers empty a `<track>` that has no address.
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: LessonCue[],
  lang: Lang,
): void {
  useEffect(() => {
    const track = video.current?.addTextTrack?.('captions', LANG_LABELS[lang], lang)
    if (!track) return
    for (const { from, to, text } of captions)
      track.addCue(new VTTCue(from / 1000, to / 1000, text))
    track.mode = 'showing'
    return () => {
      track.mode = 'disabled'
    }
  }, [video, captions, lang])
}
