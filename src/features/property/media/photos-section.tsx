import { ImagePlus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type DragEvent } from 'react'
import { useTranslation } from '../../../i18n'
import type { Media, Property } from '../../../../generated/model'
import type { WizardSession } from '../wizard/session'
import { BareFile } from '../../../ui/kit/bare/bare-file'
import { Button } from '../../../ui/workspace/kit/button'
import './media.css'
import { PhotoCard } from './photo-card'
import { UploadList } from './upload-list'
import { usePhotos } from './use-photos'

const PhotoDialog = lazy(() => import('./photo-dialog'))
const ACCEPTED = 'image/jpeg,image/png,image/webp'

/** Pictures of a home: many at once, in their order, each with what it shows. */
export function PhotosSection({
  session,
  property,
}: {
  session: WizardSession
  property: Property
}) {
  const { t } = useTranslation('property')
  const photos = usePhotos({
    propertyId: property.id,
    media: property.media,
    onMedia: (media) => session.setMedia(media),
    onChanged: () => session.load(),
  })
  const [open, setOpen] = useState<Media | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const [said, setSaid] = useState('')
  const picker = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { shown } = photos
  const ids = shown.map(({ id }) => id)

  useEffect(() => {
    if (!photos.busy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [photos.busy])

  const move = (id: string, to: number) => {
    const rest = ids.filter((one) => one !== id)
    if (to < 0 || to > rest.length) return
    setSaid(t('media.moved', { n: to + 1, all: ids.length }))
    void photos.order([...rest.slice(0, to), id, ...rest.slice(to)])
  }
  const take = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) photos.add(files)
  }
  return (
    <section
      className="photo-section"
      aria-labelledby="photos-title"
      data-path="media"
      id="texts.media"
    >
      <div className="photo-head">
        <h3 id="photos-title">{t('media.title')}</h3>
        <p className="muted">
          {shown.length > 0 ? t('media.count', { count: shown.length }) : t('media.hint')}
        </p>
      </div>
      <div
        className={over ? 'photo-drop over' : 'photo-drop'}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) {
            event.preventDefault()
            setOver(true)
          }
        }}
        onDragLeave={() => setOver(false)}
        onDrop={take}
      >
        <BareFile
          ref={picker}
          multiple
          accept={ACCEPTED}
          className="spoken"
          tabIndex={-1}
          aria-hidden="true"
          data-testid="photo-picker"
          onChange={(event) => {
            photos.add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Button variant="soft" onClick={() => picker.current?.click()}>
          <ImagePlus size={18} aria-hidden />
          {t('media.add')}
        </Button>
        <span className="muted">{t('media.drop')}</span>
      </div>
      <UploadList uploads={photos.uploads} onDismiss={photos.dismiss} />
      {shown.length > 0 ? (
        <ul className="photo-grid" ref={list} aria-label={t('media.list')}>
          {shown.map((media, index) => (
            <PhotoCard
              key={media.id}
              media={media}
              index={index}
              total={shown.length}
              dragged={dragged === media.id}
              onDrag={setDragged}
              onDropOn={() => {
                if (dragged && dragged !== media.id) move(dragged, index)
                setDragged(null)
              }}
              onMove={(by) => move(media.id, index + by)}
              onEdit={() => setOpen(media)}
              onRemove={() => {
                photos.remove(media.id)
                picker.current?.nextElementSibling instanceof HTMLElement &&
                  picker.current.nextElementSibling.focus()
              }}
            />
          ))}
        </ul>
      ) : null}
      <span className="spoken" role="status">
        {said}
      </span>
      {open ? (
        <Suspense>
          <PhotoDialog media={open} onClose={() => setOpen(null)} onSave={photos.describe} />
        </Suspense>
      ) : null}
    </section>
  )
}
