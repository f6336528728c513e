import { Check, Minus } from 'lucide-react'
import type { ListingTrust } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { groupsOf } from '../groups'

const Sign = ({ met }: { met: boolean }) =>
  met ? <Check className="icon" aria-hidden /> : <Minus className="icon" aria-hidden />

/** What machines checked of a home: four steps, and how and since when each part of them was. */
export default function Ladder({ trust }: { trust: ListingTrust }) {
  const { t } = useTranslation('trust-public')
  const groups = groupsOf(trust.checks)
  const word = (met: boolean) => t(met ? 'met' : 'unmet')
  return (
    <section className="block" id="comprobado">
      <h2>{t('title')}</h2>
      <p>
        {t('lead', { step: trust.step })}
        {groups.filter(({ met }) => met).length > trust.step ? ` ${t('copied')}` : ''}
      </p>
      <ul className="trust-steps">
        {groups.map(({ id, met }) => (
          <li key={id} className={met ? 'is-whole' : ''}>
            <Sign met={met} />
            <b>{t(`group.${id}`)}</b>
            <span>{word(met)}</span>
          </li>
        ))}
      </ul>
      <details className="past-prices-table">
        <summary>{t('how')}</summary>
        <dl className="trust-checks">
          {groups.flatMap(({ checks }) =>
            checks.map(({ id, state, on }) => (
              <div key={id}>
                <dt>{t(`check.${id}`)}</dt>
                <dd>
                  <b>
                    {state === 'none' ? t('none') : word(state === 'met')},{' '}
                    {t('since', { date: date(on) })}
                  </b>
                  <span>{t(`means.${id}`)}</span>
                </dd>
              </div>
            )),
          )}
        </dl>
        <p className="sub">{t('note')}</p>
      </details>
    </section>
  )
}
