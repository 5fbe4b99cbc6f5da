export const templatesMessages = {
  title: 'Landing templates',
  about:
    'Each promotion landing is a file in public/templates. Edit its text here and see it at once; nothing is sent, and nothing is saved until you download it. Put the downloaded file into public/templates, and the next build publishes it.',
  campaign: 'Campaign',
  campaignHint:
    'Goes into every address below. Give a download id or a link id, not both: with both, neither decides.',
  fields: {
    user_from: 'Traffic source (user_from)',
    app_from: 'App source (app_from)',
    utm_tag: 'Campaign tag (utm_tag)',
    invite_code: 'Invite code (invite_code)',
    UC: 'User name (UC)',
    down_id: 'Download id (down_id)',
    links_id: 'Link id (links_id)'
  },
  address: 'Address for the advertisement',
  addressName: 'address',
  ownPage: 'Built as a page of its own, which shows at once.',
  serverPage:
    'For a template that only the server has. Put the file into public/templates and build, and it gets a page of its own.',
  language: 'Page texts in',
  languages: { zh: '中文', en: 'English', fil: 'Filipino' },
  json: 'Template {id} as JSON',
  preview: 'Preview of {id}',
  sound: 'Nothing is wrong with it.',
  broken: 'The preview still shows the last version that could be read.',
  download: 'Download {id}.json',
  reset: 'Undo my changes',
  notSent: 'Nothing is sent while previewing.',
  others:
    'Not shown here, since they are for another market: {ids}. Start with BRAND={market} to see them.'
}
