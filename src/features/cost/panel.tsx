import { keepPreviousData } from '@tanstack/react-query'
import { Link2, Printer } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../i18n'
import { useFailureText } from '../../i18n/error-text'
import { firstSentenceOf } from '../../lib/api-error'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useGetCost } from '../../../generated/api/cost/cost'
import type { CostSheet, Listing } from '../../../generated/model'
import { count, date } from '../../lib/format'
import { setMessage } from '../../lib/message'
import { toQuery } from '../../lib/query-string'
import { Button } from '../../ui/kit/public/button'
import { buttonClass } from '../../ui/kit/public/button-class'
import { amountOf } from './amount'
import { costParams, readCostQuestion, sheetQuery, type CostQuestion } from './cost-address'
import { SILENT } from './cost-data'
import { CostForm } from './cost-form'
import { CostGroup, CostSources } from './cost-lines'
import { Ruler } from './ruler'

/** The sums that decide, first. */
function Summary({ sheet }: { sheet: CostSheet }) {
  const { t } = useTranslation('cost')
  const { total, extra, price, cash, lines, operation } = sheet
  const lets = operation === 'A' || operation === 'TDA'
  const monthly = lines.find(({ id }) => id === 'monthly')?.amount
  const tax = lines.find(({ id }) => id === 'itp')
  return (
    <div className="cost-sum">
      <p className="sub">{t(lets ? 'sumRent' : 'sum')}</p>
      <p className="cost-total num">{total === null ? t('totalUnknown') : amountOf(total)}</p>
      {extra !== null && price !== null && extra > 0 ? (
        <p className="sub num">
          {t(lets ? 'moreRent' : 'more', {
            amount: amountOf(extra),
            percent: count(Math.round((extra / price) * 1000) / 10),
          })}
        </p>
      ) : null}
      {tax?.notes.includes('overCeiling') ? (
        <p className="help cost-warn" role="status">
          {t('note.overCeiling')}
        </p>
      ) : null}
      {cash !== null || monthly ? (
        <dl className="cost-need num">
          {cash === null ? null : (
            <div>
              <dt>{t('cash')}</dt>
              <dd>{amountOf(cash)}</dd>
            </div>
          )}
          {monthly ? (
            <div>
              <dt>{t('monthlySum')}</dt>
              <dd>{amountOf(monthly)}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {tax && price !== null && tax.parts.length > 2 ? (
        <div className="scroll-sideways" tabIndex={0} role="group" aria-label={t('scroll')}>
          <Ruler price={price} parts={tax.parts} />
        </div>
      ) : null}
    </div>
  )
}

/** Which day and tables, and what is different from the link or from what the agency asks. */
function Basis({
  sheet,
  asked,
  own,
}: {
  sheet: CostSheet
  asked: CostQuestion
  own: number | null
}) {
  const { t } = useTranslation('cost')
  return (
    <>
      <p className="help">{t('basis', { date: date(sheet.date), version: sheet.ruleVersion })}</p>
      {asked.rules && asked.rules !== sheet.ruleVersion ? (
        <p className="help cost-warn" role="note">
          {t('otherRules', { made: asked.rules, now: sheet.ruleVersion })}
        </p>
      ) : null}
      {own !== null && sheet.price !== null && sheet.price !== own ? (
        <p className="help cost-warn" role="note">
          {t('otherPrice', { counted: amountOf(sheet.price), asked: amountOf(own) })}
        </p>
      ) : null}
    </>
  )
}

/** A link to this very sheet: copied with a script, followed without. */
function Actions({ link }: { link: string }) {
  const { t } = useTranslation('cost')
  const copy = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    const url = event.currentTarget.href
    try {
      await navigator.clipboard.writeText(url)
      setMessage('SUCCESS', t('copied'))
    } catch {
      setMessage('WARNING', t('copyFailed', { url }))
    }
  }
  return (
    <p className="cost-acts">
      <a className={buttonClass()} href={link} onClick={(event) => void copy(event)}>
        <Link2 className="icon" aria-hidden />
        {t('link')}
      </a>
      <Button variant="text" data-needs-script onClick={() => window.print()}>
        <Printer className="icon" aria-hidden />
        {t('print')}
      </Button>
    </p>
  )
}

/** The true cost of a home. It draws what the server counted; the question is in the address. */
export default function CostPanel({ listing, title }: { listing: Listing; title: string }) {
  const { t } = useTranslation('cost')
  const why = useFailureText(firstSentenceOf)
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const asked = readCostQuestion(query)
  const {
    data: sheet,
    isError,
    error,
    isPlaceholderData,
    refetch,
  } = useGetCost(costParams(listing.id, asked), {
    ...SILENT,
    query: { placeholderData: keepPreviousData },
  })
  const priced = listing.prices
    .filter(({ price }) => price !== null && price > 0)
    .map(({ operation }) => operation)
  if (isError) {
    return (
      <section className="block" id="coste">
        <h2>{title}</h2>
        <p role="alert">
          {t('failed')} {why(error)}
        </p>
        <Button
          data-needs-script
          onClick={() =>
            query.size > 0
              ? setQuery({}, { replace: true, preventScrollReset: true })
              : void refetch()
          }
        >
          {t('again')}
        </Button>
      </section>
    )
  }
  if (!sheet)
    return (
      <section className="block" id="coste">
        <h2>{title}</h2>
        <p role="status">{t('loading')}</p>
        <noscript>
          <p>
            <a href={`${pathname}#coste`}>{t('again')}</a>
          </p>
        </noscript>
      </section>
    )
  if (sheet.lines.length === 0) return null
  const own = listing.prices.find(({ operation }) => operation === sheet.operation)?.price ?? null
  const lets = sheet.operation === 'A' || sheet.operation === 'TDA'
  return (
    <section className="block cost-block" id="coste" aria-busy={isPlaceholderData}>
      <h2>{title}</h2>
      {sheet.price === null ? null : (
        <div className="cost">
          <CostForm
            sheet={sheet}
            operations={priced}
            action={`${pathname}#coste`}
            onAsk={(next) => setQuery(next, { replace: true, preventScrollReset: true })}
          />
          <Summary sheet={sheet} />
          <CostGroup
            sheet={sheet}
            group="purchase"
            total={{ label: t('total'), amount: sheet.total }}
          />
          <CostGroup
            sheet={sheet}
            group="rent"
            total={{ label: t('totalRent'), amount: sheet.total }}
          />
          <CostGroup sheet={sheet} group="mortgage" />
          {sheet.mortgage ? <p className="help">{t('mortgageHelp')}</p> : null}
        </div>
      )}
      <CostGroup
        sheet={sheet}
        group="owning"
        {...(sheet.yearly === null ? {} : { total: { label: t('yearly'), amount: sheet.yearly } })}
      />
      {sheet.price === null ? null : (
        <>
          <CostSources sheet={sheet} />
          <Basis sheet={sheet} asked={asked} own={own} />
          <p className="help">{t(lets ? 'disclaimerRent' : 'disclaimer')}</p>
          <Actions link={`${pathname}${toQuery(sheetQuery(sheet, asked))}#coste`} />
        </>
      )}
    </section>
  )
}
