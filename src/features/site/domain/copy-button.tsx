import { Copy } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { copyText } from '../../../lib/copy-text'
import { IconButton } from '../../../ui/workspace/kit/icon-button'

/** Copies a text as it is, for the registrar's form. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('site')
  const copy = () => copyText(text, { copied: t('domain.copied'), failed: t('domain.copyFailed') })
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <Copy size={17} aria-hidden="true" />
    </IconButton>
  )
}
