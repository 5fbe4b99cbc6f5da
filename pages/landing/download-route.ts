import { hashRoute } from '../../shared/context/query.ts'

/** The route of old links to the download page. */
export const downloadPath = 'downloadTemplate'

export const isDownloadRoute = () => hashRoute().path === downloadPath
