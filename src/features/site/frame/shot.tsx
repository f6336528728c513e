import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Sk } from '../../../ui/skeleton'

interface ShotProps {
  /** Below the portal itself: a frame of another address would not be let in. */
  url: string
  title: string
  /** Width the page is drawn for, CSS pixels. */
  width: number
  /** What of it is seen: height by width. */
  ratio?: number
  /** A new one draws the page again, at the place it was scrolled to. */
  drawn?: string
  /** Id of what it scrolls to. */
  at?: string | null
  /** It can be scrolled and clicked; else it is a picture. */
  live?: boolean
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}

/** The page in a frame; null where a link has led it to somebody else's, into which nobody looks. */
function pageIn(frame: HTMLIFrameElement | null): Window | null {
  try {
    const inside = frame?.contentWindow ?? null
    return inside && inside.scrollY >= 0 ? inside : null
  } catch {
    return null
  }
}

/** The site itself, drawn for a width and shown as large as there is room. */
export function Shot({ url, title, width, ratio = 0.66, drawn, at, live = false }: ShotProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const [room, setRoom] = useState(0)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const first = useRef(drawn)
  useEffect(() => {
    const inside = frame.current?.contentWindow
    if (drawn === first.current || !inside) return
    first.current = drawn
    scrolled.current = pageIn(frame.current)?.scrollY ?? 0
    inside.location.replace(pathOf(url))
  }, [drawn, url])
  /** To what was chosen; the same drawn again stays where it was scrolled to. */
  const shown = useRef<string | null | undefined>(undefined)
  const show = () => {
    const inside = pageIn(frame.current)
    if (!inside) return
    const found = at && at !== shown.current ? inside.document.getElementById(at) : null
    // Of the frame alone: `scrollIntoView` would move the desk, too.
    const top = found ? inside.scrollY + found.getBoundingClientRect().top : scrolled.current
    inside.scrollTo({ top, behavior: 'instant' })
    if (found) [shown.current, scrolled.current] = [at, top]
  }
  const follow = useEffectEvent(show)
  useEffect(() => follow(), [at])
  const scale = room === 0 ? 0 : Math.min(1, room / width)
  return (
    <div
      className="site-shot"
      ref={box}
      style={{ height: room === 0 ? undefined : Math.round(Math.min(width, room) * ratio) }}
    >
      {room > 0 ? (
        <iframe
          ref={frame}
          title={title}
          src={pathOf(url)}
          // Neither script nor form of the page runs inside the desk.
          sandbox="allow-same-origin"
          inert={!live}
          tabIndex={live ? 0 : -1}
          loading="lazy"
          onLoad={() => {
            setThere(true)
            show()
          }}
          style={{
            width,
            height: Math.round((Math.min(width, room) * ratio) / scale),
            transform: `scale(${scale})`,
          }}
        />
      ) : null}
      {/* A page takes seconds the first time: until then its place is no white hole. */}
      {isThere ? null : <Sk h="100%" />}
    </div>
  )
}
