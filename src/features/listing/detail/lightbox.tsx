import { ChevronLeft, ChevronRight, LayoutDashboard, Grid3x3, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../i18n'
import type { Photo as PhotoData } from '../../../../generated/model'
import { Photo } from '../card/photo'
import { useBackCloses } from '../../../lib/use-back-closes'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { LightboxSmall } from './lightbox-small'
import { usePhotoName } from './photo-name'

export interface LightboxProps {
  /** Photos, and the plans after them. */
  photos: readonly PhotoData[]
  /** Index of the first one shown. */
  start: number
  onClose: () => void
}

/** Keys that lead to another picture. */
const steps = (key: string, at: number, last: number): number | undefined =>
  ({ ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last })[key]

/**
 * All pictures, one at a time with the small ones below, or all of them as a grid. The strip scrolls
 * by itself under a finger; arrows, Home and End move it, Escape leaves.
 */
export default function Lightbox({ photos, start, onClose }: LightboxProps) {
  const { t } = useTranslation(['listing', 'shell'])
  const nameOf = usePhotoName()
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const leave = useBackCloses('#fotos', () => dialog.current?.close())
  const [at, setAt] = useState(start)
  const [grid, setGrid] = useState(false)
  const last = photos.length - 1
  const plan = photos.findIndex(({ kind }) => kind === 'plan')

  const go = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const frame = strip.current
    frame?.scrollTo({
      left: Math.max(0, Math.min(last, index)) * frame.clientWidth,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : behavior,
    })
  }
  // Where the strip stands when it is drawn, also after the grid: read once, then it scrolls alone.
  const place = useRef(start)
  useLayoutEffect(() => {
    const frame = strip.current
    // Before it is open nothing in it has a width.
    if (dialog.current?.open === false) {
      dialog.current.showModal()
      // Not its first button: who opened a picture is at the pictures, and arrows move them.
      dialog.current.focus()
    }
    if (!grid) frame?.scrollTo({ left: place.current * frame.clientWidth, behavior: 'instant' })
  }, [grid])

  const choose = (index: number) => {
    place.current = index
    if (grid) setGrid(false)
    else go(index, Math.abs(index - at) > 3 ? 'instant' : 'smooth')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = grid ? undefined : steps(event.key, at, last)
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const photo = photos[at]

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      tabIndex={-1}
      aria-label={t('gallery.label')}
      onClose={() => {
        leave()
        onClose()
      }}
      onKeyDown={onKeyDown}
    >
      <div className="lightbox-top">
        <p role="status" className="num">
          {t('gallery.at', { number: at + 1, count: photos.length })}
          {photo ? <span>{nameOf(photo, at)}</span> : null}
        </p>
        {plan > 0 ? (
          <Pressable className="lightbox-button lightbox-word" onClick={() => choose(plan)}>
            <LayoutDashboard aria-hidden />
            <span>{t('detail.plan')}</span>
          </Pressable>
        ) : null}
        {last > 0 ? (
          <Pressable
            className="lightbox-button lightbox-word"
            aria-pressed={grid}
            onClick={() => {
              place.current = at
              setGrid(!grid)
            }}
          >
            <Grid3x3 aria-hidden />
            <span>{t('gallery.grid')}</span>
          </Pressable>
        ) : null}
        <Pressable
          className="lightbox-button"
          aria-label={t('shell:close')}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden />
        </Pressable>
      </div>
      {grid ? (
        <LightboxSmall photos={photos} at={at} grid onChoose={choose} />
      ) : (
        <>
          <div
            ref={strip}
            className="lightbox-strip"
            role="group"
            aria-label={t('gallery.label')}
            tabIndex={0}
            onScroll={({ currentTarget }) =>
              setAt(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)))
            }
          >
            {photos.map((one, index) => (
              <div
                key={one.src}
                className={`lightbox-item${one.kind === 'plan' ? ' lightbox-plan' : ''}`}
              >
                <Photo
                  photo={one}
                  alt={nameOf(one, index)}
                  sizes="100vw"
                  eager={Math.abs(index - at) < 2}
                />
              </div>
            ))}
          </div>
          <Pressable
            className="lightbox-button lightbox-prev"
            aria-label={t('gallery.previous')}
            disabled={at === 0}
            onClick={() => go(at - 1)}
          >
            <ChevronLeft aria-hidden />
          </Pressable>
          <Pressable
            className="lightbox-button lightbox-next"
            aria-label={t('gallery.next')}
            disabled={at === last}
            onClick={() => go(at + 1)}
          >
            <ChevronRight aria-hidden />
          </Pressable>
          {last > 0 ? <LightboxSmall photos={photos} at={at} onChoose={choose} /> : null}
        </>
      )}
    </dialog>
  )
}
