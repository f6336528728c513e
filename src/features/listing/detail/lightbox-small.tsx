import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n'
import type { Photo as PhotoData } from '../../../../generated/model'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { Photo } from '../card/photo'
import { usePhotoName } from './photo-name'

/** All pictures small: a row below the large one, or a grid in its place. The shown one is marked. */
export function LightboxSmall({
  photos,
  at,
  grid = false,
  onChoose,
}: {
  photos: readonly PhotoData[]
  at: number
  grid?: boolean
  onChoose: (index: number) => void
}) {
  const { t } = useTranslation('listing')
  const nameOf = usePhotoName()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const item = row?.children[at] as HTMLElement | undefined
    if (!row || !item) return
    row.scrollTo({
      left: item.offsetLeft - (row.clientWidth - item.clientWidth) / 2,
      ...(grid ? { top: item.offsetTop - row.clientHeight / 2 } : {}),
    })
  }, [at, grid])
  return (
    <ul ref={list} className={grid ? 'lightbox-grid' : 'lightbox-row'}>
      {photos.map((photo, index) => (
        <li key={photo.src}>
          <Pressable
            aria-label={t('gallery.show', {
              number: index + 1,
              count: photos.length,
              name: nameOf(photo, index),
            })}
            aria-current={index === at}
            onClick={() => onChoose(index)}
          >
            <Photo photo={photo} alt="" sizes={grid ? '(min-width: 820px) 25vw, 50vw' : '96px'} />
          </Pressable>
        </li>
      ))}
    </ul>
  )
}
