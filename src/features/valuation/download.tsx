import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { downloadValuation } from '../../../generated/api/valuation/valuation'
import { Language, type Valuation } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useDownload } from '../../lib/use-download'
import { Button } from '../../ui/workspace/kit/button'
import { ChipSelect } from '../../ui/workspace/kit/chip-select'

/** The estimate on paper, in the language of who is to read it. */
export function Download({ valuation: { id } }: { valuation: Valuation }) {
  const { t, i18n } = useTranslation('valuation')
  const [language, setLanguage] = useState(i18n.language as Language)
  const { busy, download } = useDownload()
  return (
    <p className="valuation-kept">
      <ChipSelect
        label={t('paper.language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
      >
        {Object.values(Language).map((one) => (
          <option key={one} value={one} lang={one}>
            {t(`paper.in.${one}`)}
          </option>
        ))}
      </ChipSelect>{' '}
      <Button
        disabled={busy}
        onClick={() =>
          download(t('paper.file'), (options) => downloadValuation(id, { language }, options))
        }
      >
        <FileDown size={18} aria-hidden />
        {t('paper.act')}
      </Button>
    </p>
  )
}
