import type { Invoice } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { cents } from '../../../lib/cents'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'

/** What became of an invoice, in its order, and that nothing it says changes. */
export function Happened({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const { issuedOn, rectifies, cause, annulment, sent, paid, rectifiedBy, dueOn, digest } = invoice
  const facts: [string, string][] = [
    [t('happened.issued'), date(issuedOn)],
    ...(rectifies
      ? [[t('happened.rectifies'), `${rectifies}: ${cause ?? ''}`] as [string, string]]
      : []),
    ...sent
      .toReversed()
      .map(({ at, to, failed }): [string, string] => [
        t(failed ? 'happened.notSent' : 'happened.sent', { to }),
        date(at, 'DD/MM/YYYY HH:mm'),
      ]),
    ...(paid === 0 ? [] : [[t('happened.paid'), cents(paid)] as [string, string]]),
    ...rectifiedBy.map((number): [string, string] => [t('happened.rectifiedBy'), number]),
    ...(annulment
      ? [[t('happened.annulled'), `${date(annulment.at)}: ${annulment.cause}`] as [string, string]]
      : []),
    ...(dueOn === null || annulment ? [] : [[t('happened.due'), date(dueOn)] as [string, string]]),
    [t('happened.digest'), `${digest.slice(0, 8)}…${digest.slice(-4)}`],
  ]
  return (
    <Panel title={t('happened.title')}>
      <dl className="invoice-facts">
        {facts.map(([what, said], at) => (
          <div key={at}>
            <dt>{what}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{t('happened.note')}</p>
    </Panel>
  )
}
