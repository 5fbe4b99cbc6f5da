import { preparePictures } from './viewer.ts'

preparePictures()
