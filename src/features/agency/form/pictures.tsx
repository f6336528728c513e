import { updateAgency } from '../../../../generated/api/agency/agency'
import type { Agency } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { PictureField } from '../../../ui/picture-field'
import { Button } from '../../../ui/workspace/kit/button'

/** Logo and cover: each goes up as it is chosen. */
export function Pictures({
  agency,
  onSaved,
}: {
  agency: Agency
  onSaved: (agency: Agency) => void
}) {
  const { t } = useTranslation('agency')
  const { id, version, tradeName, logo, cover } = agency
  const send = async (
    patch: Parameters<typeof updateAgency>[1],
    onProgress?: (share: number) => void,
  ) => onSaved(await updateAgency(id, patch, onProgress ? { onProgress } : {}))
  return (
    <Panel title={t('pictures')} note={t('slug', { slug: agency.slug })}>
      <div className="agency-pics">
        <PictureField
          src={logo}
          placeholder={tradeName.slice(0, 1).toUpperCase()}
          words={{
            alt: t('logo'),
            choose: t(logo ? 'logoChange' : 'logoAdd'),
            help: t('logoHelp'),
            wait: t('logoWait'),
          }}
          onChoose={(file, onProgress) =>
            send({ version, logo: file, logo_extra: 'logo' }, onProgress)
          }
        />
        <div className="agency-cover">
          <PictureField
            src={cover ?? null}
            placeholder=""
            words={{
              alt: t('cover'),
              choose: t(cover ? 'coverChange' : 'coverAdd'),
              help: t('coverHelp'),
              wait: t('coverWait'),
            }}
            onChoose={(file, onProgress) =>
              send({ version, cover: file, cover_extra: 'cover' }, onProgress)
            }
          />
          {cover && (
            <Button variant="text" onClick={() => void send({ version, coverGone: true })}>
              {t('coverGone')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
