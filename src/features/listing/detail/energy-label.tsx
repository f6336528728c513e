import { useTranslation } from '../../../i18n'
import { EnergyLetter, type PropertyEnergy } from '../../../../generated/model'
import { count, date } from '../../../lib/format'
import { part } from '../../../lib/part'

/** The official colours of the scale (RD 390/2021), A to G, and how long each arrow is. */
const COLOURS = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24']
const GREYS = ['#f1ecf2', '#e9e3ea', '#e1dae3', '#d9d1dc', '#d1c8d4', '#c9bfcd', '#c1b6c5']
const LENGTHS = [66, 86, 106, 126, 146, 166, 186]
const LETTERS = Object.values(EnergyLetter)

const rowOf = (letter: EnergyLetter): number => 69 + LETTERS.indexOf(letter) * 36

function Pointer({
  x,
  letter,
  value,
}: {
  x: number
  letter: EnergyLetter | undefined
  value: number | undefined
}) {
  if (!letter) return null
  const y = rowOf(letter)
  return (
    <>
      <path d={`M${x} ${y}l13-15h58v30h-58z`} fill="#221a26" />
      <text x={x + 42} y={y + 6} textAnchor="middle" fontSize="17" fontWeight="700" fill="#fff">
        {value === undefined ? (
          letter
        ) : (
          <>
            {count(value)}
            <tspan dx="4" fontSize="13">
              {letter}
            </tspan>
          </>
        )}
      </text>
    </>
  )
}

function Scale({ energy, known, says }: { energy: PropertyEnergy; known: boolean; says: string }) {
  const { t } = useTranslation('listing')
  return (
    <svg viewBox="0 0 400 330" role="img" aria-label={says} className="energy">
      <rect x=".5" y=".5" width="399" height="329" rx="10" fill="#fff" stroke="var(--c-line)" />
      <g fontSize="11.5" fontWeight="600" fill="#221a26">
        <text x="230" y="24">
          {t('energy.consumption')}
        </text>
        <text x="316" y="24">
          {t('energy.emissions')}
        </text>
      </g>
      <g fontSize="10" fill="#52475a">
        <text x="230" y="38">
          kWh/m² {t('energy.year')}
        </text>
        <text x="316" y="38">
          kg CO₂/m² {t('energy.year')}
        </text>
      </g>
      <path d="M220 10v310M306 10v310M10 46h380" stroke="#e2d9cb" />
      <text x="16" y="34" fontSize="10.5" fill="#52475a">
        {t('energy.more')}
      </text>
      <text x="16" y="322" fontSize="10.5" fill="#52475a">
        {t('energy.less')}
      </text>
      {LETTERS.map((letter, index) => (
        <g key={letter}>
          <path
            d={`M14 ${rowOf(letter) - 15}h${LENGTHS[index]}l14 15-14 15H14z`}
            fill={(known ? COLOURS : GREYS)[index]}
            stroke="rgb(0 0 0/.12)"
          />
          <text x="24" y={rowOf(letter) + 7} fontSize="20" fontWeight="700" fill="#16101a">
            {letter}
          </text>
        </g>
      ))}
      <Pointer x={230} letter={energy.consumptionLetter} value={energy.consumptionKwh} />
      <Pointer x={316} letter={energy.emissionsLetter} value={energy.emissionsKg} />
    </svg>
  )
}

/**
 * The energy certificate as the official arrows; in process or exempt: the scale in grey and the
 * word.
 */
export const EnergyLabel = part(function EnergyLabel({ energy }: { energy: PropertyEnergy }) {
  const { t } = useTranslation(['listing', 'property'])
  const {
    status,
    consumptionLetter,
    consumptionKwh,
    emissionsLetter,
    emissionsKg,
    issuedOn,
    expiresOn,
  } = energy
  const known = consumptionLetter !== undefined || emissionsLetter !== undefined
  const sentences = [
    consumptionLetter
      ? t(consumptionKwh === undefined ? 'energy.consumesLetter' : 'energy.consumes', {
          letter: consumptionLetter,
          value: count(consumptionKwh),
        })
      : null,
    emissionsLetter
      ? t(emissionsKg === undefined ? 'energy.emitsLetter' : 'energy.emits', {
          letter: emissionsLetter,
          value: count(emissionsKg),
        })
      : null,
  ]
    .filter(Boolean)
    .join(' ')
  const says = known ? sentences : t(`energy.status.${status ?? 'unknown'}`)
  return (
    <div className="energy-grid">
      <Scale energy={known ? energy : {}} known={known} says={says} />
      <div>
        <p>{says}</p>
        {known && (issuedOn || expiresOn) ? (
          <p className="sub">
            {[
              issuedOn ? t('energy.issued', { date: date(issuedOn) }) : null,
              expiresOn ? t('energy.expires', { date: date(expiresOn) }) : null,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        ) : null}
      </div>
    </div>
  )
})
