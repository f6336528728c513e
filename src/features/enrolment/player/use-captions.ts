import { useEffect, type RefObject } from 'react'
import type { LessonCaptions } from '../../../../generated/model'
import { LANG_LABELS, LANGS } from '../../../i18n/language'

/**
 * Gives a video its captions in every language, as the player's own menu shows them; those of the
 * page's language are on. Made here and not read from a file: they came with the lesson.
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: LessonCaptions,
  language: string,
): void {
  useEffect(() => {
    const player = video.current
    if (!player || !('VTTCue' in globalThis)) return
    const tracks = LANGS.map((lang) => {
      const track = player.addTextTrack('captions', LANG_LABELS[lang], lang)
      for (const { from, to, text } of captions[lang])
        track.addCue(new VTTCue(from / 1000, to / 1000, text))
      track.mode = lang === language ? 'showing' : 'disabled'
      return track
    })
    // A track that a video was given stays; what is shown again is given its captions anew.
    return () => {
      for (const track of tracks) {
        track.mode = 'disabled'
        for (const cue of [...(track.cues ?? [])]) track.removeCue(cue)
      }
    }
  }, [video, captions, language])
}
