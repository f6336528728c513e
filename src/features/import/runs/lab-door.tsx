import { FlaskConical } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { labAddress } from '../lab/lab-address'

/** The way to try any file before anything is brought in. */
export function LabDoor() {
  const { t } = useTranslation('import')
  return (
    <Panel title={t('lab.door.title')}>
      <div className="import-door">
        <p>{t('lab.door.text')}</p>
        <Link className={buttonClass()} to={labAddress()}>
          <FlaskConical className="icon" aria-hidden="true" />
          {t('lab.door.open')}
        </Link>
      </div>
    </Panel>
  )
}
