import { Trash2 } from 'lucide-react'
import { useDeleteSitePicture, useListSitePictures } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Sk } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { IconButton } from '../../../ui/workspace/kit/icon-button'

const MOST = 300

/** The pictures that were uploaded for the site; one that nothing shows can be removed. */
export function PicturesPanel({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const { data, isError, error, refetch } = useListSitePictures(site.id, {
    request: { silent: true },
  })
  const { busy, write } = useWrite(useDeleteSitePicture, {
    done: t('pictures.removed'),
    explain: firstSentenceOf,
    reads: ['site'],
  })
  const own = (data?.items ?? []).filter(({ from }) => from === 'site')
  return (
    <Panel title={t('pictures.title')} note={t('pictures.note', { n: own.length, most: MOST })}>
      {isError ? (
        <ErrorLine title={t('pictures.failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Sk h={96} />
      ) : own.length === 0 ? (
        <p className="muted">{t('pictures.none')}</p>
      ) : (
        <ul className="site-pictures">
          {own.map(({ hash, use }, at) => (
            <li key={hash}>
              <img
                src={`/media/${hash}/320.webp`}
                alt={t('pictures.one', { n: at + 1 })}
                loading="lazy"
              />
              <small className="muted">{t(`pictures.use.${use}`)}</small>
              {use === 'none' && site.canEdit ? (
                <IconButton
                  label={t('pictures.remove', { n: at + 1 })}
                  title={t('pictures.remove', { n: at + 1 })}
                  disabled={busy}
                  onClick={() => void write({ id: site.id, hash })}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
