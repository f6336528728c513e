import type { Fiscal } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { Panel } from '../../ui/panel'

/** The days of the law with their source and certainty, and who answers for the program. */
export function LawPanel({ fiscal: { rules, legalDay, declaration } }: { fiscal: Fiscal }) {
  const { t } = useTranslation('fiscal')
  return (
    <Panel title={t('law.title')}>
      <p>{legalDay ? t('law.yours', { day: date(legalDay) }) : t('law.noTaxId')}</p>
      <ul className="fiscal-rules">
        {rules.map((rule) => (
          <li key={rule.id}>
            <strong>{date(rule.from)}</strong> · {t(`law.rule.${rule.id}`)}
            <span className="muted">
              {t(`law.certainty.${rule.certainty}`)} · {rule.source} ·{' '}
              {t('law.known', { day: date(rule.knownOn) })}
            </span>
          </li>
        ))}
      </ul>
      <h3>{t('law.declaration')}</h3>
      <p>
        {declaration
          ? t('law.declared', {
              system: `${declaration.system} ${declaration.version} (${declaration.systemId})`,
              name: declaration.name,
              taxId: declaration.taxId,
              address: declaration.address,
              place: declaration.place,
              day: date(declaration.signedOn),
            })
          : t('law.undeclared')}
      </p>
    </Panel>
  )
}
