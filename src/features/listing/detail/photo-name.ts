import { useTranslation } from '../../../i18n'
import type { Photo as PhotoData } from '../../../../generated/model'
import { textIn } from '../text-in'

/** What a picture shows: its caption, else its label, else that it is a plan, else its number. */
export function usePhotoName(): (photo: PhotoData, index: number) => string {
  const { t, i18n } = useTranslation(['listing', 'property'])
  return (photo, index) =>
    textIn(photo.caption, i18n.language)?.text ??
    (photo.label
      ? t(`property:enums.label.${photo.label}`)
      : photo.kind === 'plan'
        ? t('detail.plan')
        : t('gallery.photo', { number: index + 1 }))
}
