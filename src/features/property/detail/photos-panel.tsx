import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import type { Property } from '../../../../generated/model'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { thumbOf } from '../media/photo-card'

/** Pictures in their order, each with what it shows. */
export function PhotosPanel({ property, own }: { property: Property; own: boolean }) {
  const { t } = useTranslation('property')
  const ready = property.media.filter(({ state }) => state === 'ready')
  const edit = `${href('auth-cartera-inmueble-editar-id-step-7', { id: property.id })}#texts.media`
  return (
    <Panel
      title={t('record.photos')}
      note={ready.length > 0 ? t('media.count', { count: ready.length }) : undefined}
      action={own ? <Link to={edit}>{t('record.addPhotos')}</Link> : undefined}
    >
      {ready.length === 0 ? (
        <p className="muted">{t('record.noPhotos')}</p>
      ) : (
        <ul className="picture-strip" tabIndex={0} aria-label={t('media.list')}>
          {ready.map((media, index) => (
            <li key={media.id}>
              <img
                src={thumbOf(media)}
                alt={
                  `${t('media.photoN', { n: index + 1 })}` +
                  `${media.label ? `, ${t(`enums.label.${media.label}`)}` : ''}`
                }
                loading="lazy"
                style={{ background: media.color ?? undefined }}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
