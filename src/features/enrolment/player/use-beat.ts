import { useEffect, useState } from 'react'
import { countLessonTime } from '../../../../generated/api/enrolment/enrolment'
import type { LessonTime } from '../../../../generated/model'

const MINUTE = 60_000
/** A page that nobody has touched for so long is not in use. */
const IDLE = 5 * MINUTE
/** The last: a video that plays. It does not bubble, so they are heard on their way down. */
const SIGNS = ['pointermove', 'keydown', 'scroll', 'touchstart', 'timeupdate'] as const

/**
 * A sign when a lesson opens and one a minute while it is seen and in use; the server counts. In
 * silence: a sign that is lost costs a minute, and no message.
 */
export function useBeat(id: string, lessonId: string): LessonTime | null {
  const [time, setTime] = useState<LessonTime | null>(null)
  useEffect(() => {
    let used = Date.now()
    let isHere = true
    const use = () => {
      used = Date.now()
    }
    const beat = () => {
      if (document.visibilityState !== 'visible' || Date.now() - used > IDLE) return
      countLessonTime(id, lessonId, { quiet: true, silent: true }).then(
        (told) => {
          if (isHere) setTime(told)
        },
        () => undefined,
      )
    }
    for (const sign of SIGNS) addEventListener(sign, use, { passive: true, capture: true })
    document.addEventListener('visibilitychange', beat)
    beat()
    const clock = setInterval(beat, MINUTE)
    return () => {
      isHere = false
      clearInterval(clock)
      document.removeEventListener('visibilitychange', beat)
      for (const sign of SIGNS) removeEventListener(sign, use, { capture: true })
    }
  }, [id, lessonId])
  return time
}
