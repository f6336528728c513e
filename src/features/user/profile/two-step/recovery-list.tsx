import { useTranslation } from '../../../../i18n'
import { copyText } from '../../../../lib/copy-text'
import { saveFile } from '../../../../lib/save-file'
import { Button } from '../../../../ui/workspace/kit/button'

/** The recovery codes, shown this once: to copy, to save, to write down. */
export function RecoveryList({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useTranslation('user')
  const text = codes.join('\n')
  const copy = () =>
    void copyText(text, { copied: t('twoStep.copied'), failed: t('twoStep.copyFailed') })
  const save = () =>
    saveFile(`${t('twoStep.file')}.txt`, new Blob([`${text}\n`], { type: 'text/plain' }))
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
