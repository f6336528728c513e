import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Media } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Pressable } from '../../../ui/kit/bare/pressable'

interface PhotoOrderProps {
  photos: readonly Media[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

const thumb = ({ src, widths }: Media): string =>
  `${src}/${widths.find((width) => width >= 320) ?? widths.at(-1) ?? 320}.webp`

/**
 * Which pictures, and in which order: the first is the large one. By buttons, so that keys and
 * fingers do it alike.
 */
export function PhotoOrder({ photos, chosen, onChange }: PhotoOrderProps) {
  const { t } = useTranslation('print')
  const [told, setTold] = useState('')
  const known = new Map(photos.map((photo) => [photo.id, photo]))
  const used = chosen.filter((id) => known.has(id))
  const rest = photos.filter(({ id }) => !chosen.includes(id))
  const name = (id: string): string =>
    t('photo.name', { n: photos.findIndex((photo) => photo.id === id) + 1 })
  const move = (index: number, by: number) => {
    const next = [...used]
    const [id] = next.splice(index, 1)
    if (id === undefined) return
    next.splice(index + by, 0, id)
    onChange(next)
    setTold(t('photo.moved', { name: name(id), n: index + by + 1 }))
  }
  const picture = (id: string) => {
    const photo = known.get(id)
    return photo ? <img src={thumb(photo)} alt="" loading="lazy" width="72" height="54" /> : null
  }
  return (
    <div className="print-photos">
      {used.length > 0 ? (
        <ol aria-label={t('photo.chosen')}>
          {used.map((id, index) => (
            <li key={id}>
              {picture(id)}
              <span>
                {name(id)}
                {index === 0 ? <small>{t('photo.first')}</small> : null}
              </span>
              <IconButton
                label={t('photo.up', { name: name(id) })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={t('photo.down', { name: name(id) })}
                disabled={index === used.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={t('photo.remove', { name: name(id) })}
                onClick={() => onChange(used.filter((one) => one !== id))}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      ) : (
        <p className="field-help">{t(photos.length === 0 ? 'photo.none' : 'photo.noneChosen')}</p>
      )}
      {rest.length > 0 ? (
        <ul aria-label={t('photo.rest')}>
          {rest.map(({ id }) => (
            <li key={id}>
              <Pressable
                aria-label={t('photo.add', { name: name(id) })}
                onClick={() => onChange([...used, id])}
              >
                {picture(id)}
                <Plus size={18} aria-hidden />
              </Pressable>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="spoken" role="status">
        {told}
      </p>
    </div>
  )
}
