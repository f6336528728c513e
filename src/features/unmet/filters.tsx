import type { UnmetBand } from '../../../generated/model'
import { Language } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { ChipSelect } from '../../ui/workspace/kit/chip-select'
import { priceWords } from './price-words'
import { CHOICES, type Choice, type useChoice } from './use-choice'

interface FiltersProps {
  choice: ReturnType<typeof useChoice>
  bands: UnmetBand[]
  language: Language
  onLanguage: (language: Language) => void
}

/** Which of them always holds; the others may be any. */
const FIXED: readonly Choice[] = ['operacion', 'familia']

/** Which homes, and the language of letters. */
export function UnmetFilters({ choice, bands, language, onLanguage }: FiltersProps) {
  const { t } = useTranslation('unmet')
  const { query, hasBeds, set } = choice
  const chosen: Record<Choice, string> = {
    operacion: query.operation ?? 'V',
    familia: query.family ?? 'flat',
    isla: query.island ?? '',
    nivel: query.level ?? '',
    dormitorios: query.beds ?? '',
  }
  return (
    <div className="analysis-filters">
      {(Object.keys(CHOICES) as Choice[])
        .filter((name) => name !== 'dormitorios' || hasBeds)
        .map((name) => (
          <ChipSelect
            key={name}
            label={t(`filter.${name}`)}
            on={FIXED.includes(name) || chosen[name] !== ''}
            value={chosen[name]}
            onChange={({ target: { value } }) => set(name, value)}
          >
            {!FIXED.includes(name) && <option value="">{t(`any.${name}` as 'any.isla')}</option>}
            {Object.values(CHOICES[name]).map((value) => (
              <option key={value} value={value}>
                {t(`${name}.${value}` as 'isla.MALLORCA')}
              </option>
            ))}
          </ChipSelect>
        ))}
      {bands.length > 0 && (
        <ChipSelect
          label={t('filter.banda')}
          on={query.band !== undefined}
          value={query.band ?? ''}
          onChange={({ target: { value } }) => set('banda', value)}
        >
          <option value="">{t('any.banda')}</option>
          {bands.map((band) => (
            <option key={band.band} value={band.band}>
              {priceWords(t, band)}
            </option>
          ))}
        </ChipSelect>
      )}
      <ChipSelect
        quiet
        label={t('letter.language')}
        value={language}
        onChange={({ target: { value } }) => onLanguage(value as Language)}
      >
        {Object.values(Language).map((one) => (
          <option key={one} value={one}>
            {t('letter.in', { language: t(`language.${one}`) })}
          </option>
        ))}
      </ChipSelect>
    </div>
  )
}
