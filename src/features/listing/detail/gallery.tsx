import { Images, LayoutDashboard } from 'lucide-react'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { useTranslation } from '../../../i18n'
import type { Photo as PhotoData } from '../../../../generated/model'
import { Photo, photoAt } from '../card/photo'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { usePhotoName } from './photo-name'

const Lightbox = lazy(() => import('./lightbox'))

/**
 * The strip is as wide as a phone; from two and a half dots per pixel on, two of them show all an
 * eye can see, at half the bytes.
 */
const PHONE = '(min-resolution: 2.5dppx) 66vw, 88vw'

/**
 * One large picture and four small; on a phone a strip to swipe. Each is a link to the picture, and
 * opens them all.
 */
export function Gallery({
  photos,
  plans,
}: {
  photos: readonly PhotoData[]
  plans: readonly PhotoData[]
}) {
  const { t } = useTranslation('listing')
  const nameOf = usePhotoName()
  const [open, setOpen] = useState<number | null>(null)
  const show = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(index)
  }
  if (photos.length === 0)
    return (
      <div className="gallery gallery-none">
        <Photo photo={null} alt={t('gallery.none')} sizes="100vw" />
      </div>
    )
  return (
    <section className="gallery" aria-label={t('gallery.label')}>
      <div className={`gallery-strip gallery-${Math.min(photos.length, 5)}`}>
        {photos.map((photo, index) => (
          <a
            key={photo.src}
            className="gallery-item"
            data-opens
            href={photoAt(photo, 1440)}
            onClick={show(index)}
            aria-label={t('gallery.enlarge', {
              number: index + 1,
              count: photos.length,
              name: nameOf(photo, index),
            })}
          >
            <Photo
              photo={photo}
              alt=""
              sizes={`(min-width: 820px) ${index === 0 ? 50 : 25}vw, ${PHONE}`}
              eager={index === 0}
            />
          </a>
        ))}
      </div>
      <div className="gallery-buttons">
        <a
          className={buttonClass()}
          data-opens
          href={photos[0] && photoAt(photos[0], 1440)}
          onClick={show(0)}
        >
          <Images className="icon" aria-hidden />
          {t('gallery.count', { count: photos.length })}
        </a>
        {plans.length > 0 ? (
          <a className={buttonClass()} data-opens href="#plano" onClick={show(photos.length)}>
            <LayoutDashboard className="icon" aria-hidden />
            {t('detail.plan')}
          </a>
        ) : null}
      </div>
      {open === null ? null : (
        <Suspense>
          <Lightbox photos={[...photos, ...plans]} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
}
