import type {
  Fiscal,
  FiscalCertificateInput,
  FiscalModeInput,
  FiscalRecordPage,
  ListFiscalRecordsParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For the agency's ADMIN only, 403 for anybody else: the mode, what waits and what became of what was sent, the last look at the chain, the certificate, and what the law says as known on a day.
 * @summary How the agency stands with VeriFactu
 */
export const getFiscal = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fiscal>(
      {url: `/api/v1/fiscal/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 406 in words: `test` and `on` without a certificate, without the operator's declaration (RD 1007/2023, art. 13) or without the agency's tax number; `on` also before the day of the law; back from `on` before the year is over (art. 16). Invoices that were issued keep what they have.
 * @summary Send the records of invoices, or do not
 */
export const setFiscalMode = (
    fiscalModeInput: BodyType<FiscalModeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fiscal>(
      {url: `/api/v1/fiscal/mode/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: fiscalModeInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. A PKCS#12 file and its password, kept sealed; neither is ever shown again. 400 at `file` for what is no certificate or has run out, at `password` where it does not open the file.
 * @summary Give the certificate that records are sent with
 */
export const setFiscalCertificate = (
    fiscalCertificateInput: BodyType<FiscalCertificateInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fiscal>(
      {url: `/api/v1/fiscal/certificate/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: fiscalCertificateInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 406 while records are being sent.
 * @summary Take the certificate away
 */
export const removeFiscalCertificate = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fiscal>(
      {url: `/api/v1/fiscal/certificate/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. Newest first, 50 a page unless told; with `state` those of one alone.
 * @summary Records of the agency's invoices
 */
export const listFiscalRecords = (
    params?: ListFiscalRecordsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FiscalRecordPage>(
      {url: `/api/v1/fiscal/record/`, method: 'GET',
        params, signal
    },
      options);
    }


