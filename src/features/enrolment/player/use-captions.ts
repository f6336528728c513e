import { useEffect, type RefObject } from 'react'
import type { LessonCue } from '../../../../generated/model'

/**
 * Puts captions into the one track of a video and shows them. They came with the lesson, so no file
 * is fetched for them.
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: LessonCue[],
): void {
  useEffect(() => {
    const track = video.current?.textTracks?.[0]
    if (!track) return
    track.mode = 'showing'
    const cues = captions.map(({ from, to, text }) => new VTTCue(from / 1000, to / 1000, text))
    for (const cue of cues) track.addCue(cue)
    return () => {
      for (const cue of cues) track.removeCue(cue)
    }
  }, [video, captions])
}
