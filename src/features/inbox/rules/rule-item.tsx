import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { InboxRuleKind, Island, Operation, type InboxRule } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { currentLang } from '../../../lib/href'
import { useMunicipalities } from '../municipalities'
import { BareSelect } from '../../../ui/kit/bare/bare-select'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Chips } from './chips'

/** Languages offered first; one that is chosen already is offered, too. */
const LANGUAGES = ['es', 'ca', 'en', 'de', 'fr', 'it', 'nl', 'sv', 'pl', 'ru'] as const

interface RuleProps {
  index: number
  rule: InboxRule
  people: { id: string; name: string }[]
  /** By path: `rules.0.agents`. */
  errors: Record<string, string>
  last: boolean
  onChange: (rule: InboxRule) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

/** One rule: what it looks at, what it wants, who gets it; its place in the order. */
export function RuleItem({
  index,
  rule,
  people,
  errors,
  last,
  onChange,
  onMove,
  onRemove,
}: RuleProps) {
  const { t } = useTranslation('inbox')
  const id = useId()
  const towns = useMunicipalities(rule.kind === 'municipality')
  const number = { number: index + 1 }
  const errorOf = (field: string): string | null => errors[`rules.${index}.${field}`] ?? null
  const nameOf = (code: string): string =>
    new Intl.DisplayNames(currentLang(), { type: 'language' }).of(code) ?? code
  const { kind } = rule
  return (
    <li className="inbox-rule" aria-label={t('rules.one', number)}>
      <div className="inbox-rule-head">
        <label className="spoken" htmlFor={id}>
          {t('rules.kind', number)}
        </label>
        <b className="num" aria-hidden="true">
          {index + 1}
        </b>
        <BareSelect
          id={id}
          value={kind}
          onChange={(event) =>
            onChange({
              kind: event.target.value as InboxRule['kind'],
              ...(rule.agents ? { agents: rule.agents } : {}),
            })
          }
        >
          {Object.values(InboxRuleKind).map((one) => (
            <option key={one} value={one}>
              {t(`rule.${one}`)}
            </option>
          ))}
        </BareSelect>
        <IconButton
          disabled={index === 0}
          label={t('rules.up', number)}
          title={t('rules.up', number)}
          onClick={() => onMove(-1)}
        >
          <ArrowUp className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton
          disabled={last}
          label={t('rules.down', number)}
          title={t('rules.down', number)}
          onClick={() => onMove(1)}
        >
          <ArrowDown className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('rules.remove', number)}
          title={t('rules.remove', number)}
          onClick={onRemove}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      {kind === 'island' && (
        <Chips
          label={t('rules.islands')}
          options={Object.values(Island).map((one) => ({ value: one, name: t(`island.${one}`) }))}
          value={rule.islands ?? []}
          error={errorOf('islands')}
          onChange={(islands) =>
            onChange({ ...rule, islands: islands as InboxRule['islands'] & object })
          }
        />
      )}
      {kind === 'municipality' && (
        <Chips
          label={t('rules.municipalities')}
          few
          options={towns.map(({ ine, name }) => ({ value: ine, name }))}
          value={rule.municipalities ?? []}
          error={errorOf('municipalities')}
          onChange={(municipalities) => onChange({ ...rule, municipalities })}
        />
      )}
      {kind === 'operation' && (
        <Chips
          label={t('rules.operations')}
          options={Object.values(Operation).map((one) => ({
            value: one,
            name: t(`operation.${one}`),
          }))}
          value={rule.operations ?? []}
          error={errorOf('operations')}
          onChange={(operations) =>
            onChange({ ...rule, operations: operations as InboxRule['operations'] & object })
          }
        />
      )}
      {kind === 'language' && (
        <Chips
          label={t('rules.languages')}
          options={[...new Set([...LANGUAGES, ...(rule.languages ?? [])])].map((one) => ({
            value: one,
            name: nameOf(one),
          }))}
          value={rule.languages ?? []}
          error={errorOf('languages')}
          onChange={(languages) =>
            onChange({ ...rule, languages: languages as InboxRule['languages'] & object })
          }
        />
      )}
      {kind !== 'home_agent' && (
        <Chips
          label={t('rules.agents')}
          options={people.map((one) => ({ value: one.id, name: one.name }))}
          value={rule.agents ?? []}
          error={errorOf('agents')}
          onChange={(agents) => onChange({ ...rule, agents })}
        />
      )}
    </li>
  )
}
