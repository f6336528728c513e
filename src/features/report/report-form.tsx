import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createReport } from '../../../generated/api/report/report'
import reportInput from '../../../generated/forms/report/ReportInput'
import type { Language, ReportInput, ReportReceipt } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { PlainForm } from '../../public/forms/plain-form'

/** Reason, words and, if one wants an answer, an address. */
export default function ReportForm({ propertyId }: { propertyId: string }) {
  const { t, i18n } = useTranslation('report')
  const [sent, setSent] = useState<ReportReceipt | null>(null)
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => thanks.current?.focus(), [sent])
  if (sent) {
    return (
      <div className="sent" role="status" tabIndex={-1} ref={thanks}>
        <CircleCheck className="icon" aria-hidden />
        <p>
          <b>{sent.message}</b> {t('until', { date: date(sent.answerBy, 'DD/MM/YYYY HH:mm') })}
        </p>
      </div>
    )
  }
  return (
    <div className="plain-narrow report-form">
      <PlainForm<ReportInput>
        form={reportInput}
        trap="website"
        submit={t('send')}
        defaults={{ propertyId, language: i18n.language as Language }}
        onSubmit={async (report) =>
          setSent(await createReport(report, { quiet: true, silent: true }))
        }
      />
    </div>
  )
}
