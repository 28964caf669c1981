// The lists put together: each with the detail of a row over it.
import { DepartmentPage, MinePage } from '../features/content/content-pages.tsx';
import { DraftsPage } from '../features/drafts/drafts-page.tsx';
import { renderDetail, renderSeveral } from './detail-overlay.tsx';

const doors = { renderDetail, renderSeveral };

export const DraftsRoute = () => <DraftsPage renderDetail={renderDetail} />;
export const MineRoute = () => <MinePage {...doors} />;
export const DepartmentRoute = () => <DepartmentPage {...doors} />;
