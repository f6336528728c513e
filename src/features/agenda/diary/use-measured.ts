import { useEffect, useState } from 'react'

/**
 * False until the browser has drawn twice. FullCalendar measures its hours and its first column
 * after its first drawing; whoever looks would see everything move by a whole column.
 */
export function useMeasured(): boolean {
  const [measured, setMeasured] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return measured
}
