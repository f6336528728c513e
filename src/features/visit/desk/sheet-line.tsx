import { Download, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { checkVisitSheet, downloadVisitSheet } from '../../../../generated/api/visit/visit'
import type { VisitSheet, VisitSheetCheck } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { saveFile } from '../../../lib/save-file'
import { IconButton } from '../../../ui/workspace/kit/icon-button'

/** A signed sheet: who signed when, the PDF, and whether it is still the one that was signed. */
export function SheetLine({
  visitId,
  sheet,
  counts,
}: {
  visitId: string
  sheet: VisitSheet
  counts: boolean
}) {
  const { t } = useTranslation('visit')
  const [check, setCheck] = useState<VisitSheetCheck | null>(null)
  const fetchPdf = async () =>
    saveFile(`${t('sheet.file')}-${sheet.number}.pdf`, await downloadVisitSheet(visitId, sheet.id))
  return (
    <li className={counts ? 'visit-sheet' : 'visit-sheet is-old'}>
      <span>
        <b>{sheet.visitors.map(({ name }) => name).join(', ')}</b>{' '}
        <span className="muted num">
          {t('sheet.number', { number: sheet.number })}, {date(sheet.signedAt, 'DD/MM/YYYY HH:mm')}
          {sheet.signedOnDeviceAt
            ? ` (${t('sheet.onDevice', { at: date(sheet.signedOnDeviceAt, 'DD/MM/YYYY HH:mm') })})`
            : ''}
        </span>
        {counts ? null : <span className="muted"> {t('sheet.replaced')}</span>}
        {check ? (
          <span role="status" className={check.matches ? 'visit-ok' : 'visit-bad'}>
            {check.message}
          </span>
        ) : null}
      </span>
      <IconButton
        label={t('sheet.check', { number: sheet.number })}
        onClick={() => void checkVisitSheet(visitId, sheet.id).then(setCheck, () => undefined)}
      >
        <ShieldCheck size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={t('sheet.download', { number: sheet.number })}
        onClick={() => void fetchPdf().catch(() => undefined)}
      >
        <Download size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
