import type { Site, SiteState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { Sk } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Shot } from '../frame/shot'
import { usePreview } from '../frame/use-preview'

const TONES: Record<SiteState, Tone> = {
  draft: 'neutral',
  published: 'ok',
  paused: 'sun',
  suspended: 'error',
}

/** The draft as it looks, its address, and what is out. */
export function SiteCard({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const { url, isError, error, refetch } = usePreview(site.id, {})
  const { draft, published } = site
  const pages = t('card.pages', { count: draft.pages.length })
  return (
    <section className="site-card" aria-label={t('card.label')}>
      <div className="site-card-shot">
        {url ? (
          <>
            <Shot url={url} title={t('shotDraft')} width={1440} drawn={site.digest} ratio={0.85} />
            <span className="site-card-phone">
              <Shot url={url} title={t('shotPhone')} width={390} ratio={1.6} drawn={site.digest} />
            </span>
          </>
        ) : isError ? (
          <ErrorLine title={t('shotFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Sk h={280} />
        )}
      </div>
      <div className="site-card-words">
        <StatusChip tone={TONES[site.state]}>{t(`state.${site.state}`)}</StatusChip>
        <p className="site-address">{site.address.replace(/^https?:\/\/|\/$/g, '')}</p>
        <p className="muted">
          {t('card.built', { name: t(`templates.${draft.brand.template}.name`), pages })}{' '}
          {published
            ? t(published.byName ? 'card.outBy' : 'card.out', {
                n: published.number,
                when: date(published.at, 'DD/MM/YYYY HH:mm'),
                name: published.byName ?? '',
              })
            : t('card.neverOut')}
        </p>
      </div>
    </section>
  )
}
