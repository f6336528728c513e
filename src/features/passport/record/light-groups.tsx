import type { Passport, PassportLight } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { LightRow } from './light-row'

interface LightGroupsProps {
  passport: Passport
  onWaive?: ((light: PassportLight) => void) | undefined
}

const isAsking = ({ state, waiver }: PassportLight) =>
  state === 'red' || (state === 'amber' && waiver === null)

/** To know: what neither asks nor is in order, in a state of a later version, too. */
const isOther = ({ state }: PassportLight) =>
  state !== 'red' && state !== 'amber' && state !== 'green' && state !== 'none'

/** What asks first, then what is in order, then what is good to know; the rest in one line. */
export function LightGroups({ passport: { propertyId, lights }, onWaive }: LightGroupsProps) {
  const { t } = useTranslation('passport')
  const none = lights.filter(({ state }) => state === 'none').map(({ title }) => title)
  const groups = [
    ['asks', lights.filter(isAsking)],
    ['inOrder', lights.filter(({ state }) => state === 'green')],
    ['toKnow', lights.filter((one) => isOther(one) || (one.waiver && !isAsking(one)))],
  ] as const
  return (
    <>
      {groups.map(([group, rows]) =>
        rows.length === 0 ? null : (
          <section key={group} className="passport-group">
            <h3>
              {t(`group.${group}`)} <span className="muted">{rows.length}</span>
            </h3>
            <ul>
              {rows.map((light) => (
                <LightRow
                  key={light.rule}
                  propertyId={propertyId}
                  light={light}
                  onWaive={onWaive}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      {none.length > 0 && (
        <p className="passport-quiet">
          <b>{t('group.none')}</b> {none.join(', ')}.
        </p>
      )}
    </>
  )
}
