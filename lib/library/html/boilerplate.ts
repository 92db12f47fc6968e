import { attribute, type HtmlElement, marks } from "./html-tree.ts";

/** Never text of a manual. */
const tags = new Set(
  "script style noscript template nav iframe object embed canvas svg audio video button input select textarea link meta base dialog footer head".split(
    " ",
  ),
);

const roles = new Set(
  "navigation banner contentinfo search complementary menu menubar toolbar dialog doc-toc doc-index doc-pagelist".split(
    " ",
  ),
);

/** What generators call the parts around the text: DocBook, Sphinx, mdBook, MkDocs, Docusaurus, MadCap, Javadoc and others. */
const names = new Set(
  `navheader navfooter toc toc2 list-of-figures list-of-tables list-of-examples toctree-wrapper breadcrumb breadcrumbs
  sphinxsidebar sphinxsidebarwrapper sidebar sidenav side-nav nav-wrapper nav-chapters navigation navbar topbar top-nav
  headerlink hash-link pagination pagination-nav pager prev-next prevnext prev-next-area edit-this-page
  theme-edit-this-page theme-last-updated editlink skip-link skiplink skip-nav sr-only visually-hidden cookie-banner
  searchbox search-bar site-header site-footer page-footer page-header-nav bottom-nav copyright mcbreadcrumbsbox_0
  breadcrumbs_0 mcminitocbox_0 minitoc mini-toc topictoolbarproxy relatedtopics related-topics rst-versions
  rst-footer-buttons md-header md-sidebar md-footer md-tabs table-of-contents tableofcontents tocnav on-this-page
  indexdiv-quicklinks linenos md-source-file feedback was-this-helpful share-buttons`.split(/\s+/u),
);

/** Tabs hide all their panels but one, which are text all the same. */
const hiddenTab = (element: HtmlElement): boolean =>
  attribute(element, "role") === "tabpanel" || marks(element).includes("tab-pane");

const isHidden = (element: HtmlElement): boolean =>
  (element.properties.hidden === true && !hiddenTab(element)) ||
  attribute(element, "ariaHidden") === "true";

const hasTitle = (element: HtmlElement): boolean =>
  element.children.some(
    (child) => child.type === "element" && (/^h[1-3]$/u.test(child.tagName) || hasTitle(child)),
  );

/** What stands around a manual's text on its pages: navigation, contents, breadcrumbs, scripts. */
export const isBoilerplate = (element: HtmlElement): boolean => {
  if (tags.has(element.tagName) || isHidden(element)) return true;
  if (roles.has(attribute(element, "role").toLowerCase())) return true;
  if (element.tagName === "header" && !hasTitle(element)) return true;
  return marks(element).some((mark) => names.has(mark));
};
