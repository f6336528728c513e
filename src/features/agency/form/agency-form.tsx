import { useId, useMemo, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { updateAgency } from '../../../../generated/api/agency/agency'
import type { Agency, AgencyConflict, AgencyPatch } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { ApiFailure, fieldErrorsOf } from '../../../lib/api-error'
import { changesOf } from '../../../lib/cleared'
import { PartialBand } from '../../../ui/states'

const FIELDS = [
  'legalName', 'tradeName', 'taxId', 'description', 'publicPhone', 'publicEmail', 'website', 'address', 'complaintsAddress',
  'dataProtectionEmail', 'languages', 'islands', 'licences', 'colors', 'refPattern', 'defaultCommissionPct',
] as const

const valuesOf = (agency: Agency): Partial<AgencyPatch> => Object.fromEntries([['version', agency.version], ...FIELDS.map((field) => [field, agency[field]])])

/** What somebody else saved in the meantime, and what one wanted to save oneself. */
interface Clash {
  current: Agency
  mine: Partial<AgencyPatch>
}

/** The form of the agency: only what changed is sent; a stale save shows the way on instead of losing anything. */
export function AgencyForm({ agency, onSaved }: { agency: Agency; onSaved: (agency: Agency) => void }) {
  const { t } = useTranslation('agency')
  const formId = useId()
  const before = useMemo(() => valuesOf(agency), [agency])
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const [clash, setClash] = useState<Clash | null>(null)
  const [busy, setBusy] = useState(false)

  async function save(changes: Partial<AgencyPatch>, version: number) {
    setBusy(true)
    setErrors(null)
    try {
      const next = await updateAgency(agency.id, { ...changes, version })
      setClash(null)
      onSaved(next)
    } catch (error) {
      setErrors(fieldErrorsOf(error))
      if (error instanceof ApiFailure && error.status === 409) setClash({ current: (error.body as AgencyConflict).current, mine: changes })
    } finally {
      setBusy(false)
    }
  }
  return (
    <SchemaForm name="AgencyPatch" key={agency.version} formId={formId} value={before} serverErrors={errors} onSubmit={(value) => void save(changesOf<AgencyPatch>(before, value as Partial<AgencyPatch>, FIELDS), agency.version)}>
      {clash && (
        <PartialBand>
          {t('stale')}{' '}
          <button type="button" className="ui-button" onClick={() => onSaved(clash.current)}>{t('staleLoad')}</button>{' '}
          <button type="button" className="ui-button" onClick={() => void save(clash.mine, clash.current.version)}>{t('staleKeep')}</button>
        </PartialBand>
      )}
      <div className="agc-acts">
        <button type="submit" className="ui-button is-main" disabled={busy}>{t(busy ? 'saving' : 'save')}</button>
      </div>
    </SchemaForm>
  )
}
