import { useTranslation } from '../../../../i18n'
import { copyText } from '../../../../lib/copy-text'
import { date } from '../../../../lib/format'
import { saveFile } from '../../../../lib/save-file'
import { useSession } from '../../../../lib/session'
import { getSite } from '../../../../lib/site'
import { Button } from '../../../../ui/workspace/kit/button'

/** The recovery codes, shown this once: to copy, to save, to write down. */
export function RecoveryList({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useTranslation('user')
  const { profile } = useSession()
  const text = codes.join('\n')
  const copy = () =>
    void copyText(text, { copied: t('twoStep.copied'), failed: t('twoStep.copyFailed') })
  // Found again years later: of what they are, whose, and whether newer ones have replaced them.
  const about = () => [
    t('twoStep.fileHead', { site: getSite().name, email: profile.email }),
    t('twoStep.fileMade', { day: date(Date.now()) }),
    t('twoStep.fileUse'),
  ]
  const save = () =>
    saveFile(
      `${t('twoStep.file')}-${date(Date.now(), 'YYYY-MM-DD')}.txt`,
      new Blob([`${about().join('\n')}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' }),
    )
  return (
    <>
      <p className="profile-text">{t('twoStep.codes')}</p>
      <ol className="two-step-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="profile-acts">
        <Button onClick={copy}>{t('twoStep.copy')}</Button>
        <Button onClick={save}>{t('twoStep.save')}</Button>
        <Button variant="main" onClick={onKept}>
          {t('twoStep.kept')}
        </Button>
      </div>
    </>
  )
}
