import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n'
import { useSearchParams } from 'react-router-dom'
import { useListPublicAgencies } from '../../../../generated/api/agency/agency'
import type { PublicAgency } from '../../../../generated/model'
import { getSite } from '../../../lib/site'
import { PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/kit/public/button'
import { SelectField } from '../../../ui/kit/public/select-field'
import { AGENCY_QUERY, SILENT } from './contact-data'

/**
 * Whom the address names: an agency, else the operator; `gone` when nobody goes by that name any
 * more.
 */
export function useAddressee(): {
  agency: PublicAgency | null
  gone: boolean
  agencies: PublicAgency[]
  failed: Error | null
  pending: boolean
  retry: () => void
} {
  const [search] = useSearchParams()
  const { data, error, isPending, refetch } = useListPublicAgencies(undefined, SILENT)
  const slug = search.get(AGENCY_QUERY) ?? ''
  const agencies = data?.items ?? []
  const agency = agencies.find((one) => one.slug === slug) ?? null
  return {
    agency,
    gone: slug !== '' && data !== undefined && agency === null,
    agencies,
    failed: error,
    pending: isPending,
    retry: () => void refetch(),
  }
}

/** The choice of whom to write to; without script it is sent as it is. */
export function AddresseeField() {
  const { t } = useTranslation('lead-contact')
  const [, setSearch] = useSearchParams()
  const { agency, gone, agencies, failed, pending, retry } = useAddressee()
  const { name } = getSite()
  const box = useRef<HTMLSelectElement>(null)
  const choose = (slug: string) =>
    setSearch(slug === '' ? {} : { [AGENCY_QUERY]: slug }, {
      replace: true,
      preventScrollReset: true,
    })
  useEffect(() => {
    // Drawn by the server, the choice can be made before this code arrives.
    const chosen = box.current?.value ?? ''
    if (chosen !== (agency?.slug ?? '')) choose(chosen)
  }, []) // eslint-disable-line react-hooks/exhaustive-deps
  if (failed)
    return (
      <PartialBand error={failed} onRetry={retry}>
        {t('partial')}
      </PartialBand>
    )
  return (
    <form className="ask-whom" method="get">
      <SelectField
        label={t('whom')}
        ref={box}
        name={AGENCY_QUERY}
        value={agency?.slug ?? ''}
        disabled={pending}
        aria-busy={pending}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('operator', { name })}</option>
        {agencies.map((one) => (
          <option key={one.id} value={one.slug}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <Button className="ask-choose" type="submit">
        {t('choose')}
      </Button>
      {gone && (
        <p className="help" role="status">
          {t('gone')}
        </p>
      )}
    </form>
  )
}
