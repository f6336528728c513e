import type { SelectionMade } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { LinkToGive, type LinkWords } from '../../../ui/workspace/link-to-give'

/** The selection's link, to send on. */
export function LinkReady({ made, onClose }: { made: SelectionMade; onClose: () => void }) {
  const { t } = useTranslation('selection')
  const words: LinkWords = {
    once: t('ready.once'),
    link: t('ready.link'),
    copy: t('ready.copy'),
    copied: t('ready.copied'),
    copyFailed: t('ready.copyFailed'),
    whatsapp: t('ready.whatsapp'),
    close: t('ready.close'),
  }
  return <LinkToGive url={made.url} whatsapp={made.whatsapp} words={words} onClose={onClose} />
}
