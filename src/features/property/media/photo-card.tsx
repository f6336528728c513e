import { ArrowLeft, ArrowRight, GripVertical, ImageOff, Lock, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import type { Media } from '../../../../generated/model'
import { IconButton } from '../../../ui/workspace/kit/icon-button'

interface PhotoCardProps {
  media: Media
  index: number
  total: number
  dragged: boolean
  onDrag: (id: string | null) => void
  onDropOn: () => void
  onMove: (by: number) => void
  onEdit: () => void
  onRemove: () => void
}

/** The smallest width of a picture that fills a card. */
export const thumbOf = (media: Pick<Media, 'src' | 'widths'>): string =>
  `${media.src}/${media.widths.find((width) => width >= 320) ?? media.widths.at(-1) ?? 320}.webp`

function Picture({ media }: { media: Media }) {
  const { t } = useTranslation('property')
  if (media.state === 'failed')
    return (
      <span className="picture-missing">
        <ImageOff size={22} aria-hidden />
        {t('media.failed')}
      </span>
    )
  if (media.state === 'processing' || media.widths.length === 0)
    return (
      <span className="picture-missing">
        <span className="ui-skeleton" />
        {t('media.processing')}
      </span>
    )
  return (
    <img
      src={thumbOf(media)}
      alt=""
      loading="lazy"
      draggable={false}
      style={{ background: media.color ?? undefined }}
    />
  )
}

/** One picture with its place in the order; moved by dragging, or by its buttons. */
export function PhotoCard({
  media,
  index,
  total,
  dragged,
  onDrag,
  onDropOn,
  onMove,
  onEdit,
  onRemove,
}: PhotoCardProps) {
  const { t } = useTranslation('property')
  const name = t('media.photoN', { n: index + 1 })
  const label =
    media.kind === 'photo'
      ? media.label
        ? t(`enums.label.${media.label}`)
        : t('media.noLabel')
      : t(`enums.kind.${media.kind}`)
  const button = (key: string, icon: typeof Pencil, act: () => void, off = false) => {
    const Icon = icon
    return (
      <IconButton
        label={t(`media.${key}`, { name })}
        title={t(`media.${key}`, { name })}
        disabled={off}
        onClick={act}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
    )
  }
  return (
    <li
      className={dragged ? 'picture-card dragged' : 'picture-card'}
      draggable
      aria-label={`${name}, ${label}`}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', media.id)
        onDrag(media.id)
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) {
          event.preventDefault()
          event.stopPropagation()
          onDropOn()
        }
      }}
    >
      <div className="picture-frame">
        <Picture media={media} />
        <span className="picture-number num" aria-hidden>
          {index === 0 ? t('media.cover') : index + 1}
        </span>
        <GripVertical className="picture-grip" size={18} aria-hidden />
      </div>
      <p className="picture-language">
        {media.visibility === 'private' ? (
          <Lock size={13} aria-label={t('enums.visibility.private')} />
        ) : null}
        {label}
      </p>
      <div className="picture-buttons">
        {button('earlier', ArrowLeft, () => onMove(-1), index === 0)}
        {button('later', ArrowRight, () => onMove(1), index === total - 1)}
        {button('edit', Pencil, onEdit)}
        {button('remove', Trash2, onRemove)}
      </div>
    </li>
  )
}
