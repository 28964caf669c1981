// The calls of drafts, packages, templates, their lists, what uses a material, and the catalogue of channels.
import { contentEndpoints as calls } from '@herald/contract/endpoints/content.ts';
import { overviewEndpoints as overview } from '@herald/contract/endpoints/overview.ts';
import { versionEndpoints as versions } from '@herald/contract/endpoints/versions.ts';
import { markEndpoints as marks } from '@herald/contract/endpoints/marks.ts';
import { noteEndpoints as notes } from '@herald/contract/endpoints/notes.ts';
import { presenceEndpoints as presence } from '@herald/contract/endpoints/presence.ts';
import { materialEndpoints as library } from '@herald/contract/endpoints/materials.ts';
import { templateEndpoints as templates } from '@herald/contract/endpoints/templates.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { findPausedAccounts } from '../publishing/find-paused-accounts.ts';
import { checkBindings } from '../accounts/check-bindings.ts';
import { addNote } from './add-note.ts';
import { checkLinkHost } from './check-link-host.ts';
import { compareVersion } from './compare-version.ts';
import { convertDrafts } from './convert-drafts.ts';
import { countContent } from './count-content.ts';
import { describeChannels } from './describe-channels.ts';
import { listCategories } from './list-categories.ts';
import { listClasses } from './list-classes.ts';
import { listDrafts } from './list-drafts.ts';
import { listEmojis } from './list-emojis.ts';
import { listFeelings } from './list-feelings.ts';
import { listMarks } from './list-marks.ts';
import { listNoteReaders } from './list-note-readers.ts';
import { listNotes } from './list-notes.ts';
import { listPackages } from './list-packages.ts';
import { listSpecialTopics } from './list-special-topics.ts';
import { listTemplates } from './list-templates.ts';
import { listVersions } from './list-versions.ts';
import { listUses } from './list-uses.ts';
import { movePackages } from './move-packages.ts';
import { readDraft } from './read-draft.ts';
import { readOverview } from './read-overview.ts';
import { readPackage } from './read-package.ts';
import { readTemplate } from './read-template.ts';
import { removeDraft } from './remove-draft.ts';
import { removeMaterials } from './remove-materials.ts';
import { removePackage } from './remove-package.ts';
import { removeTemplate } from './remove-template.ts';
import { renameTemplate } from './rename-template.ts';
import { renewPresence } from './renew-presence.ts';
import { restoreDraft } from './restore-draft.ts';
import { restorePackage } from './restore-package.ts';
import { restoreVersion } from './restore-version.ts';
import { saveDraft } from './save-draft.ts';
import { savePackage } from './save-package.ts';
import { saveTemplate } from './save-template.ts';

export function contentRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listDrafts, listDrafts);
  route(app, context, calls.insertDraft, (world, actor, draft) =>
    saveDraft(world, actor, { ...draft, id: undefined }),
  );
  route(app, context, calls.updateDraft, saveDraft);
  route(app, context, calls.queryDraft, readDraft);
  route(app, context, calls.deleteDraft, removeDraft);
  route(app, context, calls.convertDrafts, convertDrafts);
  route(app, context, calls.restoreDraft, restoreDraft);

  route(app, context, calls.createPackage, savePackage);
  route(app, context, calls.updatePackage, savePackage);
  route(app, context, calls.createContent, savePackage);
  route(app, context, calls.updateContent, savePackage);
  route(app, context, calls.queryPackage, readPackage);
  route(app, context, calls.deletePackage, removePackage);
  route(app, context, calls.restorePackage, restorePackage);
  route(app, context, versions.listVersions, listVersions);
  route(app, context, versions.compareVersion, compareVersion);
  route(app, context, versions.restoreVersion, restoreVersion);

  route(app, context, notes.listNotes, listNotes);
  route(app, context, notes.addNote, addNote);
  route(app, context, notes.listNoteReaders, listNoteReaders);
  route(app, context, presence.renewPresence, renewPresence);

  route(app, context, overview.readOverview, readOverview);
  route(app, context, templates.listTemplates, listTemplates);
  route(app, context, templates.readTemplate, readTemplate);
  route(app, context, templates.saveTemplate, saveTemplate);
  route(app, context, templates.renameTemplate, renameTemplate);
  route(app, context, templates.removeTemplate, removeTemplate);

  route(app, context, calls.listMine, (world, actor, asked) =>
    listPackages(world, actor, { ...asked, of: 'person' }),
  );
  route(app, context, calls.listMineWithFiles, (world, actor, asked) =>
    listPackages(world, actor, { ...asked, of: 'person', withFiles: true }),
  );
  route(app, context, calls.listDepartment, (world, actor, asked) =>
    listPackages(world, actor, { ...asked, of: 'department' }),
  );
  route(app, context, calls.listAll, (world, actor, asked) =>
    listPackages(world, actor, { ...asked, of: 'all' }),
  );

  // Of files, but only who knows drafts and posts can say what uses one.
  route(app, context, library.listUses, listUses);
  route(app, context, library.removeMaterials, removeMaterials);

  route(app, context, calls.countContent, countContent);
  route(app, context, calls.movePackages, movePackages);
  route(app, context, calls.listCategories, listCategories);
  route(app, context, calls.listClasses, listClasses);
  route(app, context, calls.listSpecialTopics, listSpecialTopics);
  route(app, context, marks.listMarks, listMarks);
  route(app, context, calls.listEmojis, listEmojis);
  route(app, context, calls.listFeelings, listFeelings);
  route(app, context, calls.checkLinkHost, checkLinkHost);
  route(app, context, calls.catalogue, describeChannels);
  route(app, context, calls.mayPublishTo, (world, actor, asked) =>
    checkBindings(world, actor, { ...asked, findPaused: findPausedAccounts }),
  );
}
