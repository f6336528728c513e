import { forgetAnswered } from '../../contract/once/once.ts'
import { registerJob } from '../../jobs/index.ts'
import { forgetPictures } from '../agency/index.ts'
import {
  erase,
  ERASE_JOB,
  giveUpErasing,
  LAST_MAIL,
  sendLastMail,
} from './account/erase.service.ts'
import { MAIL_JOB, sendMail } from './mails.ts'
import { tellUninvited } from './people/uninvited.ts'
import { forgetExpired } from './sign-in/session.ts'
import { forgetPlaces } from './sign-in/sign-in-place.ts'
import { isShown } from './user.repository.ts'

/**
 * What the module does in the background: mails, and forgetting sessions and links that ran out.
 */
export const jobs = [
  registerJob(MAIL_JOB, sendMail, { class: 'mail', whenDead: tellUninvited }),
  registerJob(ERASE_JOB, erase, { whenDead: giveUpErasing }),
  registerJob(LAST_MAIL, sendLastMail, { class: 'mail' }),
  registerJob(
    'user.portraits',
    (_, deps) => forgetPictures(deps, (address) => isShown(deps.db, address)),
    { everyMinutes: 1440 },
  ),
  registerJob(
    'user.expiry',
    async (_, deps) => {
      await forgetExpired(deps.db, deps.now())
      await forgetPlaces(deps.db, deps.now())
      await forgetAnswered(deps.db, deps.now())
    },
    { everyMinutes: 60 },
  ),
]
