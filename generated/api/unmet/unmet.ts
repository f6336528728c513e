import type {
  ListUnmetCellsParams,
  UnmetCells,
  UnmetLetterInput
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * An agency's ADMIN and STAFF; other roles 403. Different people (by e-mail and telephone) whom other agencies search for, by place, family, price and bedrooms, beside the homes on the market. Fixed cells, counted once a day: 5 buyers of 3 other agencies or more, rounded down to 5; where a municipality has fewer its comarca stands for it, then its island, else nothing. What a demand asks beyond that is not weighed. The agency's own are exact and change none of the others.
 * @summary What buyers look for and how little there is of it
 */
export const listUnmetCells = (
    params?: ListUnmetCellsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UnmetCells>(
      {url: `/api/v1/unmet/cells/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * An agency's ADMIN and STAFF; other roles 403. Answers the PDF, one page of A4 in the language that is asked for, with the day and how it was counted; nothing is kept. 404 for a cell that is not in the agency's latest edition. 503 when too many documents are being drawn or this one cannot be, 429 after 120 in ten minutes from one address.
 * @summary A letter to owners: at least so many buyers look for a home like theirs
 */
export const createUnmetLetter = (
    unmetLetterInput: BodyType<UnmetLetterInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/unmet/letter/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: unmetLetterInput,
        responseType: 'blob', signal
    },
      options);
    }


