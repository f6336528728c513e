import { useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useUpdateAgency, useUpdateCompany } from '../../../../generated/api/agency/agency'
import type {
  Agency,
  AgencyCompanyPatch,
  AgencyConflict,
  AgencyPatch,
} from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { ApiFailure } from '../../../lib/api-error'
import { changesOf } from '../../../lib/cleared'
import { useWrite } from '../../../lib/write'
import { PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'

/** Both forms of the agency: what one sees and works with, and the company behind it. */
const FORMS = {
  AgencyPatch: {
    fields: [
      'tradeName',
      'publicPage',
      'description',
      'publicPhone',
      'publicEmail',
      'website',
      'address',
      'languages',
      'islands',
      'branches',
      'registrations',
      'licences',
      'colors',
      'refPattern',
      'defaults',
      'defaultCommissionPct',
    ],
  },
  AgencyCompanyPatch: {
    fields: [
      'legalName',
      'taxId',
      'registeredOffice',
      'invoice',
      'complaintsAddress',
      'dataProtectionEmail',
    ],
  },
} as const

export type AgencyFormName = keyof typeof FORMS
type Patch = Partial<AgencyPatch & AgencyCompanyPatch>

const valuesOf = (agency: Agency, fields: readonly (keyof Patch & keyof Agency)[]): Patch =>
  Object.fromEntries([
    ['version', agency.version],
    ...fields.map((field) => [
      field,
      field === 'publicPage' ? agency.publicPage !== false : agency[field],
    ]),
  ])

/** What somebody else saved in the meantime, and what one wanted to save oneself. */
interface Clash {
  current: Agency
  mine: Patch
}

/**
 * The form of the agency: only what changed is sent; a stale save shows the way on instead of
 * losing anything.
 */
export function AgencyForm({
  name = 'AgencyPatch',
  agency,
  onSaved,
}: {
  name?: AgencyFormName
  agency: Agency
  onSaved: (agency: Agency) => void
}) {
  const { t } = useTranslation('agency')
  const formId = useId()
  const { fields } = FORMS[name]
  const before = useMemo(() => valuesOf(agency, fields), [agency, fields])
  const [clash, setClash] = useState<Clash | null>(null)
  /** What was sent last. */
  const mine = useRef<Patch>({})
  const options = {
    // Its website tells of what is missing here.
    reads: ['site'],
    onDone: (next: Agency) => {
      setClash(null)
      onSaved(next)
    },
    onRefused: (error: unknown) => {
      if (error instanceof ApiFailure && error.status === 409)
        setClash({ current: (error.body as AgencyConflict).current, mine: mine.current })
    },
  }
  const forms = {
    AgencyPatch: useWrite(useUpdateAgency, options),
    AgencyCompanyPatch: useWrite(useUpdateCompany, options),
  }
  const { busy, errors, write } = forms[name]
  const save = (changes: Patch, version: number) => {
    mine.current = changes
    return write({ id: agency.id, data: { ...changes, version } })
  }
  return (
    <SchemaForm
      name={name}
      key={agency.version}
      formId={formId}
      value={before}
      serverErrors={errors}
      onSubmit={(value) =>
        void save(changesOf<Patch>(before, value as Patch, fields), agency.version)
      }
    >
      {clash && (
        <PartialBand>
          {t('stale')} <Button onClick={() => onSaved(clash.current)}>{t('staleLoad')}</Button>{' '}
          <Button onClick={() => void save(clash.mine, clash.current.version)}>
            {t('staleKeep')}
          </Button>
        </PartialBand>
      )}
      <div className="agency-acts">
        <Button type="submit" variant="main" disabled={busy}>
          {t(busy ? 'saving' : 'save')}
        </Button>
      </div>
    </SchemaForm>
  )
}
