import { useGetAgency } from '../../../../generated/api/agency/agency'
import { useListTargets } from '../../../../generated/api/dashboard/dashboard'
import { Operation } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { TextField } from '../../../ui/workspace/kit/text-field'
import type { Address } from './address'
import { PRESETS } from './presets'

interface FiltersProps {
  address: Address
  /** What the server says of the days. */
  faults: Record<string, string> | null
  /** It is of today alone: no period. */
  today?: boolean
  /** It can be held against the period before. */
  comparable?: boolean
}

/** Whose figures, of which period, branch and operation. */
export function Filters({
  address: { preset, query, before, set },
  faults,
  today = false,
  comparable = false,
}: FiltersProps) {
  const { t } = useTranslation('analysis')
  const { profile } = useSession()
  const admin = profile.role === 'ADMIN'
  const people = useListTargets({ query: { enabled: admin }, request: { silent: true } })
  const branches = useBranches(admin ? profile.agency_ids[0] : undefined)
  return (
    <div className="analysis-filters">
      {!today && (
        <ChipSelect
          label={t('filter.period')}
          on
          value={preset}
          onChange={({ target: { value } }) =>
            set({
              periodo: value === 'tres' ? '' : value,
              desde: value === 'libre' ? (query.from ?? '') : '',
              hasta: value === 'libre' ? (query.to ?? '') : '',
              visto: '',
            })
          }
        >
          {PRESETS.map((one) => (
            <option key={one} value={one}>
              {t(`period.${one}`)}
            </option>
          ))}
        </ChipSelect>
      )}
      {branches.length > 1 && (
        <ChipSelect
          label={t('filter.branch')}
          on={query.branchId !== undefined}
          value={query.branchId ?? ''}
          onChange={({ target: { value } }) => set({ oficina: value })}
        >
          <option value="">{t('filter.anyBranch')}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChipSelect>
      )}
      {admin && people.data && people.data.items.length > 1 && (
        <ChipSelect
          label={t('filter.whose')}
          on={query.agentId !== undefined}
          value={query.agentId ?? ''}
          onChange={({ target: { value } }) => set({ agente: value })}
        >
          <option value="">{t('filter.everybody')}</option>
          {people.data.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChipSelect>
      )}
      <ChipSelect
        label={t('filter.operation')}
        on={query.operation !== undefined}
        value={query.operation?.[0] ?? ''}
        onChange={({ target: { value } }) => set({ operacion: value })}
      >
        <option value="">{t('filter.anyOperation')}</option>
        {Object.values(Operation).map((one) => (
          <option key={one} value={one}>
            {t(`enums.operation.${one}`)}
          </option>
        ))}
      </ChipSelect>
      {comparable && (
        <ChipToggle on={before !== null} onClick={() => set({ compara: before ? '' : '1' })}>
          {t('filter.compare')}
        </ChipToggle>
      )}
      {preset === 'libre' && !today && (
        <>
          <TextField
            label={t('filter.from')}
            type="date"
            value={query.from ?? ''}
            error={faults?.from}
            onChange={({ target: { value } }) => set({ desde: value })}
          />
          <TextField
            label={t('filter.to')}
            type="date"
            value={query.to ?? ''}
            error={faults?.to}
            onChange={({ target: { value } }) => set({ hasta: value })}
          />
          <TextField
            label={t('filter.asOf')}
            type="date"
            value={query.asOf ?? ''}
            error={faults?.asOf}
            onChange={({ target: { value } }) => set({ visto: value })}
          />
        </>
      )}
    </div>
  )
}

/** The agency's branches that are saved. */
function useBranches(agencyId: string | undefined): { id: string; name: string }[] {
  const { data } = useGetAgency(agencyId ?? '', {
    query: { enabled: agencyId !== undefined },
    request: { silent: true },
  })
  return (data?.branches ?? []).flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]))
}
