import { useQueryClient } from '@tanstack/react-query'
import { FileCheck2, FileUp } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  getOpenRentalLinkQueryKey,
  sendRentalDocument,
  useOpenRentalLink,
} from '../../../generated/api/rental/rental'
import { RentalDocumentType, type RentalLinkPage } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { isOver } from '../../lib/api-error'
import { count, date } from '../../lib/format'
import { getSite } from '../../lib/site'
import { DocumentHead } from '../../ui/document-head'
import { ErrorLine } from '../../ui/states'
import { BareFile } from '../../ui/kit/bare/bare-file'
import { buttonClass } from '../../ui/kit/public/button-class'
import { SelectField } from '../../ui/kit/public/select-field'
import { useFileSending } from '../../ui/workspace/kit/use-file-sending'
import '../../public/styles/programme.css'
import './documents-page.css'
import { ACCEPTED, MAX_BYTES } from './documents'

/** One kind and its files, sent as soon as they are chosen. */
function Sending({ token, page }: { token: string; page: RentalLinkPage }) {
  const { t } = useTranslation('rental')
  const client = useQueryClient()
  const missing = page.asked.find((type) => page.items.every((one) => one.type !== type))
  const [chosen, setChosen] = useState<RentalDocumentType | null>(null)
  const type = chosen ?? missing ?? page.asked[0] ?? RentalDocumentType.other
  const { share, fault, place, sendAll } = useFileSending(
    { maxBytes: MAX_BYTES, tooLarge: t('documents.tooLarge') },
    async (file, options) => {
      const sent = await sendRentalDocument(token, { file, file_extra: type }, options)
      client.setQueryData(getOpenRentalLinkQueryKey(token), sent)
      setChosen(null)
    },
  )
  const others = Object.values(RentalDocumentType).filter((one) => !page.asked.includes(one))
  return (
    <section className="programme-section rental-sending">
      <h2>{t('documents.send')}</h2>
      <SelectField
        id="rental-document-type"
        label={t('documents.type')}
        value={type}
        onChange={(event) => setChosen(event.target.value as RentalDocumentType)}
      >
        {[...page.asked, ...others].map((one) => (
          <option key={one} value={one}>
            {t(`enums.document.${one}`)}
          </option>
        ))}
      </SelectField>
      <div className="rental-pick">
        {/* Our button covers the browser's; the field keeps focus and keyboard. */}
        <span className={buttonClass({ variant: 'main' })} aria-hidden="true">
          <FileUp className="icon" />
          {share === null
            ? t('documents.choose')
            : t('documents.sendingShare', { ...place, percent: Math.round(share * 100) })}
        </span>
        <BareFile
          accept={ACCEPTED}
          multiple
          disabled={share !== null}
          aria-label={t('documents.choose')}
          aria-describedby="rental-document-help"
          onChange={(event) => {
            sendAll([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      <p id="rental-document-help">{t('documents.help')}</p>
      <p role="alert" className="rental-fault">
        {fault}
      </p>
    </section>
  )
}

function Whole({ token, page }: { token: string; page: RentalLinkPage }) {
  const { t } = useTranslation('rental')
  return (
    <>
      <section className="programme-section">
        <h2>{t('documents.asked')}</h2>
        <ul className="rental-asked">
          {page.asked.map((type) => {
            const sent = page.items.some((one) => one.type === type)
            return (
              <li key={type} data-sent={sent}>
                <FileCheck2 className="icon" aria-hidden="true" />
                <b>{t(`enums.document.${type}`)}</b>
                <span>{t(sent ? 'documents.there' : 'documents.missing')}</span>
              </li>
            )
          })}
        </ul>
      </section>
      {page.left > 0 ? (
        <Sending token={token} page={page} />
      ) : (
        <p className="programme-section">{t('documents.full')}</p>
      )}
      {page.items.length > 0 && (
        <section className="programme-section">
          <h2>{t('documents.sent')}</h2>
          <ul className="rental-asked" aria-live="polite">
            {page.items.map((one) => (
              <li key={one.id} data-sent="true">
                <FileCheck2 className="icon" aria-hidden="true" />
                <b>{one.filename}</b>
                <span>
                  {t(`enums.document.${one.type}`)} ·{' '}
                  {t('desk.kilobytes', { kb: count(Math.max(1, Math.round(one.size / 1000))) })} ·{' '}
                  {date(one.createdAt)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Where an applicant sends what they are asked for, by a link of their own, without an account. */
export default function DocumentsPage() {
  const { t } = useTranslation('rental')
  const { token = '' } = useParams()
  const { data, isError, error, refetch } = useOpenRentalLink(token, {
    query: { retry: false },
    request: { silent: true },
  })
  return (
    <main id="main" className="wrap programme">
      <DocumentHead title={t('documents.title')} robots="noindex" />
      <header className="programme-head">
        <h1>{t('documents.title')}</h1>
        {data && (
          <p>{t('documents.lead', { reference: data.reference, day: date(data.expiresAt) })}</p>
        )}
      </header>
      {isError && !data ? (
        <ErrorLine
          title={isOver(error) ? t('documents.gone') : t('documents.failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Whole token={token} page={data} />
      ) : (
        <p role="status">{t('documents.loading')}</p>
      )}
      <p className="programme-section">{t('documents.honest', { site: getSite().name })}</p>
    </main>
  )
}
