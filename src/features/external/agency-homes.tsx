import { SearchX } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useGetPublicAgency } from '../../../generated/api/agency/agency'
import { useSearchListings } from '../../../generated/api/listing/listing'
import { useTranslation } from '../../i18n'
import { statusOf } from '../../lib/api-error'
import { count } from '../../lib/format'
import { href } from '../../lib/href'
import { getSite } from '../../lib/site'
import { DocumentHead } from '../../ui/document-head'
import { Loading, Sk } from '../../ui/skeleton'
import { EmptyState, ErrorState } from '../../ui/states'
import { Button } from '../../ui/kit/public/button'
import { HiddenInput } from '../../ui/kit/bare/hidden-input'
import { Select } from '../../ui/kit/public/select'
import { TextInput } from '../../ui/kit/public/text-input'
import { buttonClass } from '../../ui/kit/public/button-class'
import { AgencyHead, told } from './agency-head'
import { OPERATIONS, queryOf, searchOf, type Asked } from './asked'
import { SILENT } from './external-data'
import type { CardSlot } from './card-slot'
import { structured } from './structured'

// Drawn by the server; in the browser its code comes after what stands above it.
const AgencyAbout = import.meta.env.SSR
  ? (await import('./agency-about')).default
  : lazy(() => import('./agency-about'))

/** A form that any browser sends by itself; it stays in the frame. */
function Box({ asked }: { asked: Asked }) {
  const { t } = useTranslation('external')
  return (
    <form
      className="external-form"
      method="get"
      action={href('externo')}
      target="_self"
      role="search"
      aria-label={t('search')}
    >
      <HiddenInput name="agency" value={asked.agency} />
      {asked.embed && <HiddenInput name="embed" value="1" />}
      <label className="public-field">
        <span>{t('operation')}</span>
        <Select name="operation" defaultValue={asked.operation} key={asked.operation}>
          {OPERATIONS.map((one) => (
            <option key={one} value={one}>
              {t(`op.${one}`)}
            </option>
          ))}
        </Select>
      </label>
      <label className="public-field">
        <span>{t('words')}</span>
        <TextInput
          name="q"
          maxLength={100}
          defaultValue={asked.q}
          key={asked.q}
          autoComplete="off"
        />
      </label>
      <Button variant="main" type="submit">
        {t('go')}
      </Button>
    </form>
  )
}

/** Nobody goes by that name, or it could not be asked. */
function NoAgency({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('external')
  const others = (
    <a className={buttonClass()} href={href('externo')}>
      {t('about.agencies')}
    </a>
  )
  if (statusOf(error) === 404)
    return (
      <EmptyState icon={SearchX} level={1} title={t('unknown')} text={t('unknownText')}>
        {others}
      </EmptyState>
    )
  return (
    <ErrorState error={error} level={1} title={t('failed')} onRetry={onRetry}>
      {others}
    </ErrorState>
  )
}

/** One agency: who it is, a search box, its homes. */
export function AgencyHomes({ asked, Card }: { asked: Asked; Card: CardSlot }) {
  const { t, i18n } = useTranslation('external')
  const agency = useGetPublicAgency(asked.agency, SILENT)
  const id = agency.data?.id ?? ''
  const homes = useSearchListings(searchOf(asked, id), { query: { enabled: id !== '' }, ...SILENT })
  const to = (change: Partial<Asked>) => href('externo', {}, queryOf(asked, change))
  if (agency.isError) return <NoAgency error={agency.error} onRetry={() => void agency.refetch()} />
  if (!agency.data)
    return (
      <Loading label={t('loading')}>
        <Sk w="240px" h={40} />
        <Sk h={72} r={10} />
        <Sk h={320} r={10} />
      </Loading>
    )
  const { data } = homes
  const { name, page } = agency.data
  const text = told(agency.data, i18n.language)
  return (
    <>
      <DocumentHead
        title={t('title', { name })}
        description={text.replace(/\s+/g, ' ').slice(0, 160) || t('description', { name })}
        {...(asked.embed || asked.q || asked.cursor || !page ? { robots: 'noindex' as const } : {})}
        {...(page && !asked.embed
          ? { jsonLd: import.meta.env.SSR ? structured(agency.data, text) : {} }
          : {})}
      />
      <AgencyHead agency={agency.data} embed={asked.embed} />
      <Box asked={asked} />
      {homes.isError ? (
        <ErrorState error={homes.error} title={t('failed')} onRetry={() => void homes.refetch()} />
      ) : !data ? (
        <Loading label={t('loading')}>
          <Sk h={320} r={10} />
        </Loading>
      ) : data.items.length === 0 ? (
        <EmptyState icon={SearchX} title={t('empty', { name })} text={t('emptyText')}>
          {(asked.q || asked.cursor) && (
            <a className={buttonClass()} target="_self" href={to({ q: '', cursor: '', page: 1 })}>
              {t('clear')}
            </a>
          )}
        </EmptyState>
      ) : (
        <>
          <h2 className="external-title">
            {t('found', { count: data.total, n: count(data.total) })}
          </h2>
          <div className="grid4">
            {data.items.map((card, index) => (
              <Card key={card.id} card={card} agency={false} eager={index < 2} />
            ))}
          </div>
          {(data.next ?? (asked.page > 1 ? data.previous : null)) && (
            <nav className="external-pages" aria-label={t('pages')}>
              {asked.page > 1 && data.previous && (
                <a
                  className={buttonClass()}
                  rel="prev"
                  target="_self"
                  href={
                    asked.page === 2
                      ? to({ cursor: '', page: 1 })
                      : to({ cursor: data.previous, page: asked.page - 1 })
                  }
                >
                  {t('previous')}
                </a>
              )}
              {data.next && (
                <a
                  className={buttonClass()}
                  rel="next"
                  target="_self"
                  href={to({ cursor: data.next, page: asked.page + 1 })}
                >
                  {t('next')}
                </a>
              )}
            </nav>
          )}
        </>
      )}
      {!asked.embed && (
        <Suspense>
          <AgencyAbout agency={agency.data} />
        </Suspense>
      )}
      {asked.embed && (
        <p className="external-by">
          <a href={getSite().url} rel="noopener">
            {t('by', { site: getSite().name })}
          </a>
        </p>
      )}
    </>
  )
}
