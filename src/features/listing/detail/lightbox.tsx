import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../i18n'
import type { Photo as PhotoData } from '../../../../generated/model'
import { Photo } from '../card/photo'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { usePhotoName } from './gallery'

export interface LightboxProps {
  photos: readonly PhotoData[]
  /** Index of the first one shown. */
  start: number
  onClose: () => void
}

/**
 * All pictures, one at a time. The strip scrolls by itself under a finger; arrows, Home and End
 * move it, Escape leaves.
 */
export default function Lightbox({ photos, start, onClose }: LightboxProps) {
  const { t } = useTranslation(['listing', 'shell'])
  const nameOf = usePhotoName()
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(start)

  const go = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const frame = strip.current
    frame?.scrollTo({
      left: Math.max(0, Math.min(photos.length - 1, index)) * frame.clientWidth,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : behavior,
    })
  }
  useEffect(() => {
    dialog.current?.showModal()
    const frame = strip.current
    frame?.scrollTo({ left: start * frame.clientWidth, behavior: 'instant' })
  }, [start])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: photos.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const photo = photos[at]

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={t('gallery.label')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="lightbox-top">
        <p role="status" className="num">
          {t('gallery.at', { number: at + 1, count: photos.length })}
          {photo ? <span>{nameOf(photo, at)}</span> : null}
        </p>
        <Pressable
          className="lightbox-button"
          aria-label={t('shell:close')}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden />
        </Pressable>
      </div>
      <div
        ref={strip}
        className="lightbox-strip"
        tabIndex={-1}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)))
        }
      >
        {photos.map((one, index) => (
          <div key={one.src} className="lightbox-item">
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
        disabled={at === photos.length - 1}
        onClick={() => go(at + 1)}
      >
        <ChevronRight aria-hidden />
      </Pressable>
    </dialog>
  )
}
