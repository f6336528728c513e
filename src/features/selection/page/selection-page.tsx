import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import {
  getOpenSelectionQueryKey,
  seeSelection,
} from '../../../../generated/api/selection/selection'
import type { OpenHome, OpenSelection } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { isOver } from '../../../lib/api-error'
import { date } from '../../../lib/format'
import { searchHref } from '../../../lib/search-path'
import '../../../public/styles/selection.css'
import { DocumentHead } from '../../../ui/document-head'
import { ErrorLine } from '../../../ui/states'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { openQuery } from './open-data'
import { SentHome } from './sent-home'

/**
 * The buyer has it open: told once per visit, by the script alone, so that link previews see
 * nothing.
 */
function useSeen(token: string, there: boolean): void {
  useEffect(() => {
    if (there) void seeSelection(token, { silent: true, quiet: true }).catch(() => undefined)
  }, [token, there])
}

/**
 * /busqueda/seleccion/{token}: homes an agent chose for somebody, who says what they think of each.
 * Works without script.
 */
export default function SelectionPage() {
  const { t, i18n } = useTranslation('selection-page')
  const { slug = '' } = useParams()
  const client = useQueryClient()
  const { data, isError, error, refetch } = useQuery(openQuery(slug))
  useSeen(slug, data !== undefined)
  const keep = (home: OpenHome) =>
    client.setQueryData<OpenSelection>(
      getOpenSelectionQueryKey(slug),
      (known) =>
        known && { ...known, homes: known.homes.map((one) => (one.id === home.id ? home : one)) },
    )
  const title = data
    ? t(data.name ? 'titleFor' : 'title', { name: data.name, count: data.homes.length })
    : t('heading')
  return (
    <main id="main" className="wrap selection-page">
      <DocumentHead title={title} robots="noindex" />
      <h1>{title}</h1>
      {!data && !isError ? <p role="status">{t('loading')}</p> : null}
      {isError ? (
        isOver(error) ? (
          <p role="alert" className="selection-page-over">
            {t('over')}
          </p>
        ) : (
          <ErrorLine className="selection-page-over" error={error} onRetry={() => void refetch()} />
        )
      ) : null}
      {data ? (
        <>
          <p className="selection-page-by">
            {data.agent
              ? t('by', { agent: data.agent, agency: data.agency })
              : t('byAgency', { agency: data.agency })}
          </p>
          {data.message ? (
            <blockquote className="selection-page-message">{data.message}</blockquote>
          ) : null}
          <ol className="selection-page-list">
            {data.homes.map((home, index) => (
              <li key={home.id} id={`casa-${home.id}`}>
                <SentHome
                  home={home}
                  agency={data.agency}
                  token={slug}
                  eager={index === 0}
                  onSaid={keep}
                />
              </li>
            ))}
          </ol>
          <p className="selection-page-until">
            {t('until', { day: date(data.expiresAt, 'DD/MM/YYYY', i18n.language) })}
            {data.phone ? (
              <>
                {' '}
                <a href={`tel:${data.phone}`}>{t('phone', { phone: data.phone })}</a>
              </>
            ) : null}
          </p>
        </>
      ) : null}
      {isError ? (
        <p>
          <a className={buttonClass()} href={searchHref('V')}>
            {t('find')}
          </a>
        </p>
      ) : null}
    </main>
  )
}
