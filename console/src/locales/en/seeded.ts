// What the categories, topics, departments and roles are called that the house comes with.

export const seeded = {
  hint: 'A name of ours, shown in each language: “{{name}}”. Any other is shown as it is.',
  categories: {
    international: 'International',
    politics: 'Politics',
    finance: 'Finance',
    society: 'Society',
    culture: 'Culture',
    technology: 'Science & technology',
    sport: 'Sport',
    health: 'Health',
    travel: 'Travel',
  },
  topics: {
    beltAndRoad: 'Belt and Road',
    climate: 'Climate change',
    countryside: 'Rural revival',
    innovation: 'Innovation',
    heritage: 'Cultural heritage',
    events: 'Sporting events',
  },
  departments: {
    international: 'International desk',
    video: 'Video desk',
    finance: 'Finance desk',
    culture: 'Culture desk',
  },
  roles: {
    admin: 'Administrator',
    editor: 'Editor',
    scheduler: 'Scheduler',
    guestWriter: 'Guest writer',
  },
  roleWords: {
    admin: 'Everything, in every department.',
    editor: 'Composes, schedules and publishes; settles what is unconfirmed.',
    scheduler: 'Composes and schedules, does not publish at once.',
    guestWriter: 'Writes drafts; sees no accounts and publishes nothing.',
  },
};
